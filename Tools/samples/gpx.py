"""GPX text, put together by hand so that the samples look like what devices write."""

from .travel import stamp

NAMESPACE = "http://www.topografix.com/GPX/1/1"
SCHEMA = "http://www.topografix.com/GPX/1/1/gpx.xsd"
GARMIN = "http://www.garmin.com/xmlschemas/TrackPointExtension/"
DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'


def document(body, creator="Routelay samples", attributes=""):
    return (f'{DECLARATION}<gpx version="1.1" creator="{creator}" xmlns="{NAMESPACE}"'
            f'{attributes}>\n{body}</gpx>\n')


def bounds(fixes):
    latitudes, longitudes = [f.latitude for f in fixes], [f.longitude for f in fixes]
    return (f'<bounds minlat="{min(latitudes)}" minlon="{min(longitudes)}"'
            f' maxlat="{max(latitudes)}" maxlon="{max(longitudes)}"/>')


def fix(f, more=""):
    return (f'<trkpt lat="{f.latitude:.7f}" lon="{f.longitude:.7f}"><ele>{f.elevation:.1f}</ele>'
            f'<time>{stamp(f.time)}</time>{more}</trkpt>')


def segment(fixes, more=lambda f: ""):
    lines = "".join(f"      {fix(f, more(f))}\n" for f in fixes)
    return f"    <trkseg>\n{lines}    </trkseg>\n"


def track(head, *segments):
    return f"  <trk>\n    {head}\n{''.join(segments)}  </trk>\n"


def bare(points, indent="      "):
    """Track points of (latitude, longitude) texts or numbers, with nothing else."""
    return "".join(f'{indent}<trkpt lat="{p[0]}" lon="{p[1]}"/>\n' for p in points)


def timed(points, indent="      "):
    """Track points of (latitude, longitude, elevation, time); None leaves an element out."""
    lines = []
    for latitude, longitude, elevation, time in points:
        inner = "" if elevation is None else f"<ele>{elevation}</ele>"
        inner += "" if time is None else f"<time>{time}</time>"
        lines.append(f'{indent}<trkpt lat="{latitude}" lon="{longitude}">{inner}</trkpt>\n')
    return "".join(lines)
