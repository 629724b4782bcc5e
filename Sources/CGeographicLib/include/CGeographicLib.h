#ifndef CGEOGRAPHICLIB_H
#define CGEOGRAPHICLIB_H
#ifdef __cplusplus
extern "C" {
#endif

/// The inverse problem on WGS84: degrees in; meters and degrees clockwise from north out.
void rl_geodesic_inverse(double latitude1, double longitude1, double latitude2, double longitude2,
                         double *distance, double *azimuth1, double *azimuth2);

/// The direct problem on WGS84: degrees and meters in, degrees out.
void rl_geodesic_direct(double latitude, double longitude, double azimuth, double distance,
                        double *latitude2, double *longitude2, double *azimuth2);

#ifdef __cplusplus
}
#endif
#endif
