"""Files that must be told apart from good ones, each with the class and line of its trouble.

The sign ⟦ in a text is not written: it marks the line that a message must name.
"""

from . import gpx

MARK = "⟦"
POINTS = ['<trkpt lat="46.50" lon="8.00"/>', '<trkpt lat="46.51" lon="8.01"/>',
          '<trkpt lat="46.52" lon="8.02"/>']


def files():
    lines = ["# file, severity, class, line: what a message about it must say\n"]
    for name, severity, problem, text in cases():
        content = text if isinstance(text, bytes) else text.encode("utf-8")
        mark = MARK.encode("utf-8")
        line = content[:content.index(mark)].count(b"\n") + 1
        lines.append(f"{name} {severity} {problem} {line}\n")
        yield name, content.replace(mark, b"")
    yield "classes.txt", "".join(lines)


def track(*points, name="Broken"):
    inner = "".join(f"      {p}\n" for p in points)
    return gpx.document(gpx.track(f"<name>{name}</name>", f"    <trkseg>\n{inner}    </trkseg>\n"))


def line_feature(coordinates, more=""):
    return ('{"type":"FeatureCollection","features":[\n'
            '{"type":"Feature","properties":{"name":"good"},'
            '"geometry":{"type":"Point","coordinates":[8,46]}},\n'
            '{"type":"Feature","properties":{"name":"bad"},"geometry":{"type":"LineString",'
            f'"coordinates":{coordinates}}}{more}}}\n]}}\n')


def cases():
    whole = track(*POINTS)
    yield "empty.gpx", "error", "truncated-input", MARK
    cut = whole.index("8.02")
    yield "truncated.gpx", "error", "truncated-input", whole[:cut] + MARK
    yield ("truncated-between-elements.gpx", "error", "truncated-input",
           whole[:whole.index("    </trkseg>")] + MARK)
    yield ("mismatched-tags.gpx", "error", "malformed-xml",
           whole.replace("</trkseg>", MARK + "</trkSeg>"))
    yield ("bare-ampersand.gpx", "error", "malformed-xml",
           track(*POINTS, name="Fish " + MARK + "& Chips"))
    yield ("undeclared-entity.gpx", "error", "undeclared-entity",
           track(*POINTS, name="Caf" + MARK + "&eacute;"))
    yield ("external-entity.gpx", "error", "forbidden-entity",
           track(*POINTS, name="&secret;").replace(
               "<gpx", f'<!DOCTYPE gpx [\n  {MARK}<!ENTITY secret SYSTEM "file:///etc/hostname">\n'
               "]>\n<gpx", 1))
    yield ("entity-bomb.gpx", "error", "forbidden-entity",
           track(*POINTS, name=MARK + "&l9;").replace(
               "<gpx", '<!DOCTYPE gpx [\n  <!ENTITY l0 "ha">\n' + "".join(
                   f'  <!ENTITY l{i} "{f"&l{i - 1};" * 10}">\n' for i in range(1, 10))
               + "]>\n<gpx", 1))
    yield ("markup-in-entity.gpx", "error", "forbidden-entity",
           track(*POINTS, name=MARK + "&b;").replace(
               "<gpx", '<!DOCTYPE gpx [<!ENTITY b "<b>bold</b>">]>\n<gpx', 1))
    yield "control-character.gpx", "error", "malformed-xml", track(
        *POINTS, name="bell " + MARK + "\x07")
    yield "not-utf8.gpx", "error", "invalid-encoding", track(
        *POINTS, name="Caf" + MARK + "\0").encode("utf-8").replace(b"\0", b"\xe9")
    yield ("unknown-encoding.gpx", "error", "unsupported-encoding",
           MARK + whole.replace("UTF-8", "KOI8-R"))
    yield ("declared-utf-16.gpx", "warning", "invalid-encoding",
           MARK + whole.replace("UTF-8", "UTF-16"))
    yield ("windows-in-latin-1.gpx", "warning", "invalid-encoding",
           track(*POINTS, name="It" + MARK + "’s").replace("UTF-8", "ISO-8859-1")
           .encode("cp1252", errors="xmlcharrefreplace")
           .replace(b"&#10214;", MARK.encode("utf-8")))
    yield ("half-a-character.gpx", "error", "truncated-input",
           whole.encode("utf-16-le")[:-3] + MARK.encode("utf-8"))
    yield ("wrong-root.gpx", "error", "not-gpx",
           f'{gpx.DECLARATION}{MARK}<kml xmlns="http://www.opengis.net/kml/2.2">\n'
           "  <Document><name>Not GPX</name></Document>\n</kml>\n")
    yield ("login-page.gpx", "error", "not-gpx",
           "<!DOCTYPE html>\n" + MARK + "<html><head><title>Sign in</title></head>\n"
           "<body><p>Please sign in</p></body></html>\n")
    yield ("careless-page.gpx", "error", "not-gpx",
           MARK + "<html lang=en><head><meta charset=utf-8><title>502</title></head></html>\n")
    yield ("second-document.gpx", "error", "malformed-xml",
           whole + MARK + whole.removeprefix(gpx.DECLARATION))
    yield "latitude-91.gpx", "warning", "invalid-coordinate", track(
        POINTS[0], MARK + '<trkpt lat="91" lon="8.01"/>', POINTS[2])
    yield "no-longitude.gpx", "warning", "invalid-coordinate", track(
        POINTS[0], MARK + '<trkpt lat="46.51"/>', POINTS[2])
    yield "swapped.gpx", "error", "invalid-coordinate", track(
        MARK + '<trkpt lat="139.76" lon="35.68"/>', '<trkpt lat="139.77" lon="35.69"/>')
    yield "heart-rate-in-words.gpx", "warning", "invalid-number", track(
        POINTS[0], '<trkpt lat="46.51" lon="8.01"><extensions><hr>' + MARK + "high</hr>"
        "</extensions></trkpt>", POINTS[2])
    yield "backwards.gpx", "warning", "time-not-increasing", track(
        '<trkpt lat="46.50" lon="8.00"><time>2026-05-01T07:00:10Z</time></trkpt>',
        MARK + '<trkpt lat="46.51" lon="8.01"><time>2026-05-01T07:00:00Z</time></trkpt>')
    yield ("trailing-comma.geojson", "error", "malformed-json",
           line_feature("[[8,46],[8.1,46.1]" + MARK + ",]"))
    yield ("truncated.geojson", "error", "truncated-input",
           line_feature("[[8,46],[8.1,46.1]]").split("[8.1")[0] + MARK)
    yield "single-quotes.geojson", "error", "malformed-json", MARK + "{'type':'Point'}\n"
    yield ("latitude-as-text.geojson", "error", "invalid-coordinate",
           line_feature('[[8,46],' + MARK + '[8.1,"46.1"]]'))
    yield ("latitude-91.geojson", "error", "invalid-coordinate",
           line_feature("[[8,46]," + MARK + "[8.1,91]]"))
    yield ("huge-number.geojson", "error", "number-out-of-range",
           line_feature("[[8,46],[8.1,46.1," + MARK + "1e400]]"))
    yield ("not-a-number.geojson", "error", "malformed-json",
           line_feature("[[8,46],[8.1," + MARK + "NaN]]"))
    yield ("two-geometries.geojson", "error", "duplicate-key",
           line_feature("[[8,46],[8.1,46.1]]", "," + MARK + '"geometry":null'))
    yield ("web-mercator.geojson", "error", "unsupported-crs",
           MARK + '{"type":"FeatureCollection",'
           '"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}},\n'
           '"features":[]}\n')
    yield ("topology.geojson", "error", "not-geojson",
           MARK + '{"type":"Topology","objects":{},"arcs":[]}\n')
    yield ("deep.geojson", "error", "nesting-too-deep",
           MARK + '{"type":"Feature","geometry":null,"properties":{"deep":' + "[" * 2000
           + "]" * 2000 + "}}\n")
    yield ("unclosed-ring.geojson", "warning", "unclosed-ring",
           '{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":\n'
           + MARK + "[[[8,46],[8.1,46],[8.1,46.1],[8,46.1]]]}}\n")
    point = '{"type":"Point","coordinates":[8,46]}\n'
    yield ("cut-sequence.geojsonl", "error", "truncated-input",
           point + '{"type":"Point","coordinates":[8.1,' + MARK)
    yield ("commas-between-texts.geojsonl", "error", "trailing-content",
           point + MARK + "," + point)
    yield ("answer-of-a-server.geojson", "error", "not-geojson",
           MARK + '{"error":"unauthorized","code":401}\n')
    yield "cut.polyline", "error", "truncated-input", "_p~iF~ps|U_ulLnnqC\n_p~iF~ps|U_ulL" + MARK
    yield ("quoted.polyline", "error", "invalid-character",
           "_p~iF~ps|U_ulLnnqC\n" + MARK + '"_p~iF~ps|U"\n')
    yield ("precision-six.polyline", "warning", "invalid-coordinate",
           "_p~iF~ps|U\n" + MARK + "k_cecBeqjlX`@xeA\n")
