"""Files that are right, and that programs get wrong."""

import json
import math

from . import gpx
from .everyday import collection, feature
from .travel import Path, instant, record, stamp


def files():
    yield "antimeridian.gpx", antimeridian()
    yield "near-pole.gpx", near_pole()
    yield "single-fix.gpx", single_fix()
    yield "no-times.gpx", no_times()
    yield "parked-logger.gpx", parked_logger()
    yield "noisy-ride.gpx", noisy_ride()
    yield "fractional-seconds.gpx", fractional_seconds()
    yield "offset-times.gpx", offset_times()
    yield "gap-between-segments.gpx", gap_between_segments()
    yield "gpx-1-0.gpx", gpx_1_0()
    yield "prefixed-namespace.gpx", prefixed_namespace()
    yield "entities-in-names.gpx", entities_in_names()
    yield "extensions.gpx", extensions()
    yield "channels-of-makers.gpx", channels_of_makers()
    yield "gpx-1-0-and-1-1.gpx", gpx_1_0_and_1_1()
    yield "shaping-points.gpx", shaping_points()
    yield "drawing-styles.gpx", drawing_styles()
    yield "proximity.gpx", proximity()
    yield "crlf-and-bom.gpx", crlf_and_bom()
    yield "latin-1.gpx", encoded("ISO-8859-1", "iso-8859-1", "Küstenweg Größe, Cañón")
    yield "windows-1252.gpx", encoded("windows-1252", "cp1252", "Coeur d’Alene – 5 € “toll”")
    yield "utf-16.gpx", encoded("UTF-16", "utf-16", "北アルプス 🏔")
    yield "own-entities.gpx", own_entities()
    yield "areas-and-collections.geojson", areas_and_collections()
    yield "properties-in-order.geojson", properties_in_order()
    yield "texts-on-lines.geojsonl", texts_on_lines()
    yield "record-separators.geojsons", record_separators()
    yield "encoded.polyline", encoded_polylines()


def antimeridian():
    """A yacht over the 180th meridian and back; one fix lies exactly on it."""
    points, time = [], instant("2026-03-02T20:00:00Z")
    for i in range(61):
        longitude = 178.9 + i * 0.04
        if longitude > 180:
            longitude -= 360
        points.append((f"{-16.9 - 0.15 * math.sin(i / 9):.6f}", f"{longitude:.6f}", None,
                       stamp(time)))
        time += 1800
    points[27] = (points[27][0], "180", None, points[27][3])
    for i in range(41):
        longitude = -178.7 - i * 0.05
        if longitude < -180:
            longitude += 360
        points.append((f"{-17.06 - 0.012 * i:.6f}", f"{longitude:.6f}", None, stamp(time)))
        time += 1800
    segment = f"    <trkseg>\n{gpx.timed(points)}    </trkseg>\n"
    place = '  <wpt lat="-16.8" lon="-180"><name>Taveuni, on the line</name></wpt>\n'
    return gpx.document(place + gpx.track("<name>Vanua Levu and back</name>", segment))


def near_pole():
    """A ski tour that passes the pole at 900 m: every longitude, great steps of it."""
    points, time = [], instant("2026-04-08T08:00:00Z")
    for i in range(121):
        x, y = 900.0, -24_000 + 400.0 * i  # meters from the pole
        latitude = 90 - math.hypot(x, y) / 111_694
        points.append((f"{latitude:.7f}", f"{math.degrees(math.atan2(x, y)):.7f}",
                       round(3 + math.sin(i / 7), 1), stamp(time)))
        time += 600
    segment = f"    <trkseg>\n{gpx.timed(points)}    </trkseg>\n"
    return gpx.document(gpx.track("<name>Past the pole</name>", segment))


def single_fix():
    """Segments of one fix, of none, and of two."""
    one = gpx.timed([("47.3769", "8.5417", 408, "2026-05-01T07:00:00Z")])
    two = gpx.timed([("47.3772", "8.5421", 409, "2026-05-01T07:10:00Z"),
                     ("47.3781", "8.5430", 411, "2026-05-01T07:11:00Z")])
    segments = "".join(f"    <trkseg>\n{s}    </trkseg>\n" for s in (one, "", two))
    return gpx.document(gpx.track("<name>Switched on and off</name>", segments)
                        + gpx.track("<name>Nothing recorded</name>", "    <trkseg/>\n"))


def no_times():
    """Drawn, not recorded: no time at all, and heights only for some."""
    points = []
    for i in range(60):
        a = i / 59 * 2 * math.pi
        height = round(212 + 30 * math.sin(3 * a), 1) if i % 3 else None
        points.append((f"{48.2 + 0.03 * math.sin(a):.5f}", f"{16.2 + 0.05 * math.cos(2 * a):.5f}",
                       height, None))
    segment = f"    <trkseg>\n{gpx.timed(points)}    </trkseg>\n"
    return gpx.document(gpx.track("<name>A loop for Sunday</name>", segment))


def parked_logger():
    """A logger left on in a parked car: 800 equal fixes, then a short drive."""
    start = instant("2026-01-09T16:00:00Z")
    points = [("52.5163", "13.3777", 35.2, stamp(start + i)) for i in range(800)]
    points += [(f"{52.5163 + i * 0.0001:.4f}", f"{13.3777 + i * 0.00015:.5f}", 35.2,
                stamp(start + 800 + i)) for i in range(1, 41)]
    segment = f"    <trkseg>\n{gpx.timed(points)}    </trkseg>\n"
    return gpx.document(gpx.track("<name>Parked</name>", segment))


def noisy_ride():
    """A bike ride with everything that receivers do wrong, each once or twice."""
    path = Path([(48.137, 11.575, 519), (48.143, 11.582, 515), (48.150, 11.588, 509),
                 (48.158, 11.594, 506)], wander=8, seed=51)
    ride = record(path, 52, "2026-06-20T16:00:00Z", 5, 5.5, stops=[(0.45, 240)], noise=2.5)
    start = ride[0].time
    ride[0].latitude, ride[0].longitude = 0, 0  # no lock yet
    ride[20].latitude += 0.02  # a reflection: two kilometers off and back
    ride[21].latitude += 0.021
    ride[40].longitude -= 0.05
    ride[15].elevation = -8000.0
    ride.insert(31, ride[30])  # written twice
    ride[50].time = start  # the clock of before
    for i in range(95, len(ride)):  # lunch, with the receiver off
        ride[i].time += 2400
    return gpx.document(gpx.track("<name>Noisy ride</name><type>cycling</type>", gpx.segment(ride)))


def fractional_seconds():
    """Ten fixes a second, and times of one to nine decimals."""
    points = []
    for i in range(80):
        points.append((f"{44.5 + i * 0.0000123:.7f}", f"{11.29 + i * 0.0000201:.7f}",
                       round(54 + i * 0.01, 2), f"2026-06-06T10:00:{i // 10:02d}.{i % 10}Z"))
    for i, decimals in enumerate(("50", "125", "1255", "123456", "123456789", "000000001")):
        points.append((f"{44.501 + i * 0.00001:.5f}", "11.2917", 55,
                       f"2026-06-06T10:01:{i:02d}.{decimals}Z"))
    segment = f"    <trkseg>\n{gpx.timed(points)}    </trkseg>\n"
    return gpx.document(gpx.track("<name>Ten a second</name>", segment))


def offset_times():
    """The same kind of minute written in every zone; the last fixes name none."""
    times = ["2026-10-24T22:58:00+00:00", "2026-10-25T00:59:00+02:00", "2026-10-24T19:30:00-03:30",
             "2026-10-25T05:16:00+0615", "2026-10-24T23:02:00Z", "2026-10-24T24:00:00Z",
             "2026-10-25T00:01:60Z", "2026-10-25T00:03:00", "2026-10-25T00:04:00.5"]
    points = [(f"{27.7 + i * 0.001:.3f}", f"{85.3 + i * 0.001:.3f}", 1400 + i, t)
              for i, t in enumerate(times)]
    segment = f"    <trkseg>\n{gpx.timed(points)}    </trkseg>\n"
    return gpx.document(gpx.track("<name>Zones</name>", segment))


def gap_between_segments():
    """Walk, train, walk: what lies between two segments was not recorded."""
    walks = [Path([(53.55, 10.006, 8), (53.557, 10.012, 9), (53.56, 10.0, 12)], 5, 71),
             Path([(53.08, 8.813, 6), (53.076, 8.806, 7), (53.073, 8.801, 9)], 5, 72),
             Path([(53.072, 8.8, 9), (53.07, 8.79, 5)], 5, 73)]
    starts = ["2026-09-12T08:00:00Z", "2026-09-12T10:05:00Z", "2026-09-13T09:00:00Z"]
    segments = [gpx.segment(record(walk, 74, start, 15, 1.4))
                for walk, start in zip(walks, starts)]
    return gpx.document(gpx.track("<name>Hamburg – Bremen</name>", *segments))


def gpx_1_0():
    """GPX 1.0: speed and course are elements of a fix, links are url and urlname."""
    walk = record(Path([(40.0149, -105.2705, 1624), (40.0062, -105.2837, 1701),
                        (39.9987, -105.2926, 1838)], 8, 81), 82, "2004-09-18T15:30:00Z", 20, 1.2)
    points = "".join(
        f'<trkpt lat="{f.latitude:.6f}" lon="{f.longitude:.6f}">\n  <ele>{f.elevation}</ele>\n'
        f"  <time>{stamp(f.time)}</time>\n  <course>{f.course}</course>\n"
        f"  <speed>{f.speed}</speed>\n  <fix>3d</fix>\n  <sat>7</sat>\n  <hdop>1.4</hdop>\n"
        "</trkpt>\n" for f in walk)
    return (
        "<?xml version='1.0' encoding='UTF-8'?>\n"
        "<gpx version='1.0' creator='Routelay samples'\n"
        "     xmlns='http://www.topografix.com/GPX/1/0'>\n"
        "<name>Old format</name>\n<desc>As receivers wrote it in 2004</desc>\n"
        "<author>A. Walker</author>\n<email>walker@example.org</email>\n"
        "<url>https://example.org/walks</url>\n<urlname>Walks</urlname>\n"
        "<time>2004-09-18T18:00:00Z</time>\n<keywords>mesa, trail</keywords>\n"
        "<wpt lat='39.998700' lon='-105.292600'>\n<ele>1838</ele>\n<name>MESA</name>\n"
        "<desc>Mesa trail head</desc>\n<url>https://example.org/mesa</url>\n"
        "<urlname>About it</urlname>\n<sym>Trail Head</sym>\n</wpt>\n"
        "<trk>\n<name>ACTIVE LOG</name>\n<number>1</number>\n<trkseg>\n"
        f"{points}</trkseg>\n</trk>\n</gpx>\n")


def prefixed_namespace():
    """Every element has a prefix; the extension has another than the usual one."""
    points = "".join(
        f'      <g:trkpt lat="{60.17 + i * 0.0004:.4f}" lon="{24.94 + i * 0.0007:.4f}">'
        f"<g:ele>{12 + i % 5}</g:ele><g:time>2026-05-01T07:{i:02d}:00Z</g:time>"
        f"<g:extensions><t:TrackPointExtension><t:hr>{110 + i}</t:hr></t:TrackPointExtension>"
        "</g:extensions></g:trkpt>\n" for i in range(30))
    return (f'{gpx.DECLARATION}<g:gpx version="1.1" creator="Routelay samples"'
            f' xmlns:g="{gpx.NAMESPACE}" xmlns:t="{gpx.GARMIN}v1">\n'
            '  <g:wpt lat="60.17" lon="24.94"><g:name>Rautatientori</g:name></g:wpt>\n'
            "  <g:trk>\n    <g:name>Töölönlahti</g:name>\n    <g:trkseg>\n"
            f"{points}    </g:trkseg>\n  </g:trk>\n</g:gpx>\n")


def entities_in_names():
    """References, CDATA, comments, processing instructions and quotes inside texts."""
    names = ["Hut &amp; Pass", "A &lt; B &gt; C", "<![CDATA[Fish & <Chips>]]>",
             "&#x1F3D4; &#8212; summit", "Le <![CDATA[\"]]>Trou<![CDATA[\"]]> d&apos;Eau",
             "before<!-- a comment -->after", "one<?pi two?> word", "  two  spaces  ",
             "line\none, line\ttwo", "]]&gt; is allowed when written so",
             "שביל הרי &quot;יער&quot;", "e&#x301; is not é"]
    places = "".join(f'  <wpt lat="{46 + i * 0.01:.2f}" lon=\'8.{i:02d}\'><name>{n}</name></wpt>\n'
                     for i, n in enumerate(names))
    line = f"    <trkseg>\n{gpx.bare([('46.0', '8.0'), ('46.1', '8.1')])}    </trkseg>\n"
    return gpx.document(places + gpx.track("<name>R&amp;D &#38; more</name>", line),
                        creator='Routelay &quot;samples&quot; &amp; co.')


def extensions():
    """Elements of other makers at every place where GPX allows them."""
    other = "urn:example:weather"

    def point(i):
        return (f'      <trkpt lat="{43.3 + i * 0.0005:.4f}" lon="{5.4 + i * 0.0003:.4f}">'
                f"<ele>{i}</ele><time>2026-07-14T09:{i // 2:02d}:{i % 2 * 30:02d}Z</time>"
                "<extensions>"
                f"<gpxtpx:TrackPointExtension><gpxtpx:wtemp>{19 + i / 10:.1f}</gpxtpx:wtemp>"
                f"<gpxtpx:hr>{120 + i}</gpxtpx:hr></gpxtpx:TrackPointExtension>"
                f'<w:wind speed="{3 + i % 4}" from="NW"/>'
                f"{'<w:note>gusts &amp; rain</w:note>' if i % 5 == 0 else ''}"
                "</extensions></trkpt>\n")

    head = (f"  <metadata><name>Makers</name><extensions><w:station xmlns:w='{other}'>"
            "<w:id>7</w:id><w:id>8</w:id></w:station></extensions></metadata>\n")
    place = ('  <wpt lat="43.3" lon="5.4"><name>Mooring</name><extensions>'
             f'<depth xmlns="{other}" unit="m">4.5</depth></extensions></wpt>\n')
    line = ("<name>Calanques</name><extensions><w:crew>3</w:crew></extensions>")
    segment = ("    <trkseg>\n" + "".join(map(point, range(20)))
               + "      <extensions><w:sail>jib</w:sail></extensions>\n    </trkseg>\n")
    tail = "  <extensions>\n    <w:made by='hand'><![CDATA[<raw>]]></w:made>\n  </extensions>\n"
    return gpx.document(head + place + gpx.track(line, segment) + tail,
                        attributes=f' xmlns:gpxtpx="{gpx.GARMIN}v1" xmlns:w="{other}"')


def channels_of_makers():
    """The same kinds of numbers where a dozen programs put them; the last track's are guesses."""
    data = "http://www.cluetrust.com/XML/GPXDATA/1/0"
    makers = [
        ("Plain", "<extensions><power>{p}</power><heartrate>{h}</heartrate></extensions>"),
        ("Inside TrackPointExtension", "<extensions><t:TrackPointExtension><t:atemp>{t}</t:atemp>"
         "<t:hr>{h}</t:hr><t:cad>{c}</t:cad></t:TrackPointExtension></extensions>"),
        ("Beside TrackPointExtension", "<extensions><t:TrackPointExtension><t:hr>{h}</t:hr>"
         "</t:TrackPointExtension><w:PowerInWatts>{p}</w:PowerInWatts></extensions>"),
        ("GPXDATA", f"<extensions xmlns:d='{data}'><d:hr>{{h}}</d:hr><d:cadence>{{c}}</d:cadence>"
         "<d:temp>{t}</d:temp><d:distance>{m}</d:distance></extensions>"),
        ("Phone", "<extensions><speed>{s}</speed><course>{b}</course><hAcc>4</hAcc>"
         "<vAcc>3</vAcc></extensions>"),
        ("In the fix itself", "<speed>{s}</speed><course>{b}</course><hr>{h}</hr>"),
        ("Boxes in boxes", "<extensions><v:box xmlns:v='urn:example:box'><v:inner><hr>{h}</hr>"
         "<v:serial>7</v:serial></v:inner></v:box></extensions>"),
        ("Nobody's namespace", "<extensions><v:HeartRate xmlns:v='urn:example:watch'>{h}"
         "</v:HeartRate><v:wtemp xmlns:v='urn:example:watch'>{t}</v:wtemp></extensions>"),
    ]
    tracks = []
    for n, (name, form) in enumerate(makers):
        points = "".join(
            f'      <trkpt lat="{50.8 + n / 100 + i / 5000:.4f}" lon="4.35"><ele>{60 + i}</ele>'
            f"<time>2026-06-{n + 1:02d}T06:00:{i * 10:02d}Z</time>"
            + form.format(p=180 + 9 * i, h=120 + i, c=80 + i % 4, t=18.5 + i / 2, s=round(2.2 + i / 10, 1),
                          b=i * 2, m=22 * i) + "</trkpt>\n"
            for i in range(6))
        tracks.append(gpx.track(f"<name>{name}</name>", f"    <trkseg>\n{points}    </trkseg>\n"))
    power = "http://www.garmin.com/xmlschemas/PowerExtension/v1"
    return gpx.document("".join(tracks),
                        attributes=f' xmlns:t="{gpx.GARMIN}v2" xmlns:w="{power}"')


def gpx_1_0_and_1_1():
    """Called 1.2, in the namespace of 1.0, with elements of 1.1, some of them in capitals."""
    points = "".join(
        f"<Trkpt Lat='{37.9 + i * 0.001:.3f}' lon='23.72'><ele>{90 + i}</ele><speed>1.{i}"
        f"</speed><extensions><cadence>{70 + i}</cadence></extensions></Trkpt>\n"
        for i in range(6))
    return ("<?xml version='1.0'?>\n<gpx version='1.2' creator='Routelay samples'\n"
            "     xmlns='http://www.topografix.com/GPX/1/0'>\n"
            "<name>Both</name>\n<metadata><desc>and neither</desc></metadata>\n"
            "<wpt lat='37.9' lon='23.72'><name>Πλατεία</name><url>https://example.org/a</url>"
            "<link href='https://example.org/b'/></wpt>\n"
            f"<trk><name>Mixed</name><trkseg>\n{points}</trkseg></trk>\n</gpx>\n")


def shaping_points():
    """A planned route of three stops, and the way between them."""
    garmin = "http://www.garmin.com/xmlschemas/GpxExtensions/v3"
    stops = [("Fribourg", 46.8065, 7.1620, [(46.8040, 7.1650), (46.8001, 7.1702)]),
             ("Tafers", 46.8146, 7.2190, [(46.8101, 7.2405), (46.8032, 7.2601),
                                          (46.7990, 7.2799)]),
             ("Plaffeien", 46.7417, 7.2866, [])]
    points = ""
    for name, latitude, longitude, way in stops:
        inner = "".join(f'<gpxx:rpt lat="{a:.4f}" lon="{b:.4f}"/>' for a, b in way)
        more = (f"<extensions><gpxx:RoutePointExtension>{inner}</gpxx:RoutePointExtension>"
                "</extensions>" if way else "")
        points += (f'    <rtept lat="{latitude:.4f}" lon="{longitude:.4f}"><name>{name}</name>'
                   f"{more}</rtept>\n")
    return gpx.document(f"  <rte>\n    <name>Sense</name>\n{points}  </rte>\n",
                        attributes=f' xmlns:gpxx="{garmin}"')


def drawing_styles():
    """Lines whose files say how they are drawn."""
    style = "http://www.topografix.com/GPX/gpx_style/0/2"
    garmin = "http://www.garmin.com/xmlschemas/GpxExtensions/v3"
    looks = [
        "<gpx_style:line><gpx_style:color>ff8000</gpx_style:color>"
        "<gpx_style:opacity>0.8</gpx_style:opacity><gpx_style:width>6</gpx_style:width>"
        "</gpx_style:line>",
        "<gpx_style:line><gpx_style:linecap>butt</gpx_style:linecap><gpx_style:dasharray>"
        '<gpx_style:dash mark="8" space="4"/></gpx_style:dasharray></gpx_style:line>',
        "<gpxx:TrackExtension><gpxx:DisplayColor>DarkMagenta</gpxx:DisplayColor>"
        "</gpxx:TrackExtension>",
        "<gpxx:TrackExtension><gpxx:DisplayColor>Mauve</gpxx:DisplayColor></gpxx:TrackExtension>",
    ]
    tracks = "".join(
        gpx.track(f"<name>Look {n}</name><extensions>{look}</extensions>",
                  "    <trkseg>\n" + gpx.bare([(f"{60.39 + n / 100:.2f}", "5.32"),
                                               (f"{60.40 + n / 100:.2f}", "5.36")])
                  + "    </trkseg>\n") for n, look in enumerate(looks, 1))
    return gpx.document(tracks, attributes=f' xmlns:gpx_style="{style}" xmlns:gpxx="{garmin}"')


def proximity():
    """Waypoints with an alarm around them; the last one's says nothing."""
    spaces = (' xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"'
              ' xmlns:wptx1="http://www.garmin.com/xmlschemas/WaypointExtension/v1"')
    places = [("Reef", "gpxx", "150"), ("Wreck", "wptx1", "82.5"), ("Buoy", "wptx1", "near")]
    return gpx.document("".join(
        f'  <wpt lat="{-18.1 - n / 100:.2f}" lon="178.4"><name>{name}</name><extensions>'
        f"<{p}:WaypointExtension><{p}:Proximity>{meters}</{p}:Proximity></{p}:WaypointExtension>"
        "</extensions></wpt>\n" for n, (name, p, meters) in enumerate(places)), attributes=spaces)


def crlf_and_bom():
    """A byte order mark, and line ends of two bytes."""
    points = gpx.timed([(f"{41.9 + i * 0.0002:.4f}", "12.4964", 37 + i,
                         f"2026-05-02T06:{i // 6:02d}:{i % 6 * 10:02d}Z") for i in range(20)])
    text = gpx.document(gpx.track("<name>Fori Imperiali</name>",
                                  f"    <trkseg>\n{points}    </trkseg>\n"))
    return "\ufeff" + text.replace("\n", "\r\n")


def encoded(label, codec, name):
    """The encoding that the declaration names; Python's "utf-16" writes a byte order mark."""
    text = gpx.document(gpx.track(
        f"<name>{name}</name>",
        f"    <trkseg>\n{gpx.bare([('54.5', '9.5'), ('54.501', '9.5')])}    </trkseg>\n"))
    text = text.replace('encoding="UTF-8"', f'encoding="{label}"', 1)
    return text.replace("\n", "\r\n").encode(codec)


def own_entities():
    """Entities that the file declares: in text, in attributes, inside one another."""
    text = gpx.document(gpx.track(
        "<name>&club; &#8212; North</name>",
        f"    <trkseg>\n{gpx.bare([('46.0', '8.0'), ('46.1', '8.1')])}    </trkseg>\n"),
        creator="&club;")
    return text.replace("<gpx", '<!DOCTYPE gpx [\n  <!ENTITY club "Example &trails;">\n'
                        '  <!ENTITY trails "Trails">\n]>\n<gpx', 1)


def areas_and_collections():
    """Polygons with holes on both sides of the 180th meridian, and nested collections."""
    outer = [[177, -20], [183, -20], [183, -15], [177, -15], [177, -20]]
    hole = [[179, -18], [179, -17], [181, -17], [181, -18], [179, -18]]
    cut = [[[[177, 50], [180, 50], [180, 53], [177, 53], [177, 50]]],
           [[[-180, 50], [-177, 50], [-177, 53], [-180, 53], [-180, 50]]]]
    clockwise = [[10.0, 50.0], [10.0, 50.2], [10.3, 50.2], [10.3, 50.0], [10.0, 50.0]]
    lake = [[10.1, 50.05], [10.1, 50.1], [10.2, 50.1], [10.2, 50.05], [10.1, 50.05]]
    point = {"type": "Point", "coordinates": [10.15, 50.15, 320]}
    line = {"type": "LineString", "coordinates": [[10.0, 50.0, 300], [10.15, 50.15, 320]]}
    square = {"type": "Polygon", "coordinates": [clockwise]}
    inner = {"type": "GeometryCollection", "geometries": [line, square]}
    return collection([
        feature({"type": "Polygon", "coordinates": [outer, hole]},
                {"title": "Fiji, drawn past 180", "fill": "#34c759"}, "fiji"),
        feature({"type": "MultiPolygon", "coordinates": cut}, {"title": "Already cut"}, "cut"),
        feature({"type": "Polygon", "coordinates": [clockwise, lake]},
                {"title": "Both rings clockwise"}, "clockwise"),
        feature({"type": "GeometryCollection", "geometries": [point, inner]},
                {"title": "A collection in a collection"}, "nested"),
        feature({"type": "LineString", "coordinates": [[170, 10], [-170, 20]]},
                {"title": "The short way round"}, "short"),
        feature({"type": "LineString", "coordinates": [[-180, 0], [180, 0]]},
                {"title": "The whole equator"}, "equator"),
        feature({"type": "GeometryCollection", "geometries": []}, {"title": "Nothing"}, "empty"),
        feature(None, {"title": "Nowhere"}, "nowhere"),
    ])


def properties_in_order():
    """Tokens that a rewrite must not touch: big ids, order, escapes, nesting, foreign members."""
    return """{
  "type": "FeatureCollection",
  "name": "Stations",
  "generated": {"by": "hand", "z": 1, "a": 2},
  "bbox": [0, 0, 1, 1],
  "features": [
    {"type": "Feature", "id": 9007199254740993,
     "geometry": {"type": "Point", "coordinates": [2.3522, 48.8566]},
     "properties": {"zeta": 1, "alpha": 2, "osm": 4611686018427387905,
       "price": 1.10, "tiny": 1e-7, "minus": -0.0,
       "text": "tab\\tquote\\"\\u00e9\\ud83d\\ude80/\\/",
       "nested": {"b": [1, 2.50, {"c": null}], "a": true}, "empty": {}, "": "no name"}},
    {"type": "Feature", "id": "9007199254740993", "title": "a foreign member",
     "geometry": {"type": "Point", "coordinates": [2.3600, 48.8600, 35.0], "source": "survey"},
     "properties": null},
    {"properties": {"type": "Feature", "coordinates": [1, 2]},
     "geometry": {"coordinates": [[2.35, 48.85], [2.36, 48.86], [2.37, 48.85]],
       "type": "LineString"},
     "type": "Feature"}
  ]
}
"""


def texts_on_lines():
    """A sequence of features, a bare geometry and a collection, two-byte line ends, no last one."""
    line = {"type": "LineString", "coordinates": [[19.04, 47.5], [19.05, 47.51], [19.06, 47.5]]}
    point = {"type": "Point", "coordinates": [19.0402, 47.4979]}
    times = ["2026-05-20T10:00:00Z", None, "2026-05-20T10:05:00Z"]
    texts = [feature(line, {"name": "Duna-korzó", "coordTimes": times}, 7), point,
             {"type": "FeatureCollection", "features": [feature(point, {"name": "Lánchíd"}),
                                                        feature(None, {"name": "sehol"})]}]
    lines = [json.dumps(t, ensure_ascii=False, separators=(",", ":")) for t in texts]
    return "\r\n".join([lines[0], "", *lines[1:]])


def record_separators():
    """RFC 8142: a record separator before each text; inside, a text may have lines."""
    points = [{"type": "Point", "coordinates": [-0.1276 + i * 0.01, 51.5072]} for i in range(3)]
    return "".join("\x1e" + json.dumps(feature(p, {"name": f"stop {i + 1}"}), indent=i or None)
                   + "\n" for i, p in enumerate(points))


def encoded_polylines():
    """Two ways, precision 5: steps in all directions, and over the 180th meridian."""
    ways = [[(round(-33.86 + 0.01 * math.sin(i / 3), 5), round(151.2 + 0.012 * math.cos(i / 5), 5))
             for i in range(40)], [(-16.8, 179.9), (-16.82, 179.98), (-16.83, 180.05)]]
    return "".join(encoded_polyline(way) + "\n" for way in ways)


def encoded_polyline(places):
    text, last = "", (0, 0)
    for place in places:
        units = tuple(round(degrees * 1e5) for degrees in place)
        for step in (units[0] - last[0], units[1] - last[1]):
            bits = ~(step << 1) if step < 0 else step << 1
            while bits >= 32:
                text += chr((bits & 31 | 32) + 63)
                bits >>= 5
            text += chr(bits + 63)
        last = units
    return text
