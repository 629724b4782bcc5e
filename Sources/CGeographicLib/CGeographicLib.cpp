#include "CGeographicLib.h"

#include <GeographicLib/Geodesic.hpp>

using GeographicLib::Geodesic;

extern "C" void rl_geodesic_inverse(double latitude1, double longitude1, double latitude2,
                                    double longitude2, double *distance, double *azimuth1,
                                    double *azimuth2) {
  Geodesic::WGS84().Inverse(latitude1, longitude1, latitude2, longitude2, *distance, *azimuth1,
                            *azimuth2);
}

extern "C" void rl_geodesic_direct(double latitude, double longitude, double azimuth,
                                   double distance, double *latitude2, double *longitude2,
                                   double *azimuth2) {
  Geodesic::WGS84().Direct(latitude, longitude, azimuth, distance, *latitude2, *longitude2,
                           *azimuth2);
}
