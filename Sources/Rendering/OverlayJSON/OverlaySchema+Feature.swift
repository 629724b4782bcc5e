extension OverlaySchema {
  /// A feature, and what goes with which type.
  static let feature = """
        "feature": {
          "type": "object",
          "required": ["type", "id", "bbox", "geometry", "properties"],
          "properties": {
            "type": { "const": "Feature" },
            "id": { "$ref": "#/$defs/id" },
            "bbox": { "$ref": "#/$defs/bbox" },
            "geometry": { "$ref": "#/$defs/geometry" },
            "properties": {
              "type": "object",
              "required": ["overlay"],
              "properties": {
                "overlay": { "$ref": "#/$defs/overlay" },
                "coordinateProperties": { "type": "object", "minProperties": 1 }
              }
            }
          },
          "allOf": [
            {
              "if": { "$ref": "#/$defs/isPolyline" },
              "then": { "properties": { "geometry": { "properties": { "type": { "enum": ["LineString", "MultiLineString", "GeometryCollection"] } } } } }
            },
            {
              "if": { "properties": { "geometry": { "properties": { "type": { "enum": ["LineString", "MultiLineString"] } } } } },
              "then": { "properties": { "properties": { "properties": { "overlay": { "required": ["segments"] } } } } }
            },
            {
              "if": { "$ref": "#/$defs/isPolygon" },
              "then": { "properties": { "geometry": { "properties": { "type": { "enum": ["Polygon", "MultiPolygon", "GeometryCollection"] } } } } }
            },
            {
              "if": { "$ref": "#/$defs/isCircle" },
              "then": { "properties": { "geometry": { "properties": { "type": { "enum": ["Polygon", "MultiPolygon"] } } } } }
            },
            {
              "if": { "$ref": "#/$defs/isAnnotation" },
              "then": { "properties": { "geometry": { "properties": { "type": { "enum": ["Point", "GeometryCollection"] } } } } }
            },
            {
              "if": { "properties": { "geometry": { "properties": { "type": { "const": "Point" } } } } },
              "then": { "$ref": "#/$defs/columnsOfPoint" }
            },
            {
              "if": { "properties": { "geometry": { "properties": { "type": { "const": "LineString" } } } } },
              "then": { "$ref": "#/$defs/columnsOfLine" }
            },
            {
              "if": { "properties": { "geometry": { "properties": { "type": { "enum": ["MultiLineString", "Polygon"] } } } } },
              "then": { "$ref": "#/$defs/columnsOfLines" }
            },
            {
              "if": { "properties": { "geometry": { "properties": { "type": { "const": "MultiPolygon" } } } } },
              "then": { "$ref": "#/$defs/columnsOfPolygons" }
            },
            {
              "if": { "properties": { "geometry": { "properties": { "type": { "const": "GeometryCollection" } } } } },
              "then": { "properties": { "properties": { "properties": { "overlay": { "properties": { "vertexZoom": false } } } } } }
            }
          ]
        },
        "isPolyline": { "properties": { "properties": { "properties": { "overlay": { "properties": { "type": { "const": "polyline" } } } } } } },
        "isPolygon": { "properties": { "properties": { "properties": { "overlay": { "properties": { "type": { "const": "polygon" } } } } } } },
        "isCircle": { "properties": { "properties": { "properties": { "overlay": { "properties": { "type": { "const": "circle" } } } } } } },
        "isAnnotation": { "properties": { "properties": { "properties": { "overlay": { "properties": { "type": { "const": "annotation" } } } } } } },
        "id": { "type": ["string", "number"] }
    """

  /// The object `properties.overlay`.
  static let overlay = """
        "overlay": {
          "type": "object",
          "additionalProperties": false,
          "required": ["type", "id", "level", "zIndex", "mapRect", "style"],
          "properties": {
            "type": { "enum": ["polyline", "polygon", "circle", "annotation"] },
            "id": { "$ref": "#/$defs/id" },
            "level": { "enum": ["aboveRoads", "aboveLabels"] },
            "zIndex": { "type": "integer" },
            "mapRect": { "$ref": "#/$defs/mapRect" },
            "segments": {
              "description": "For each line the number of its recorded segment; for polygons some of which were cut at the 180th meridian, the number of the polygon that each is a piece of.",
              "type": "array", "items": { "type": "integer", "minimum": 0 }
            },
            "style": { "$ref": "#/$defs/style" },
            "gradients": {
              "type": "array",
              "items": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/gradient" }] }
            },
            "vertexZoom": {
              "description": "For each vertex the first zoom (512-pixel tiles) that needs it. To draw zoom z, keep the vertices whose value is at most z.",
              "type": "array"
            },
            "center": { "$ref": "#/$defs/place" },
            "radius": { "$ref": "#/$defs/length" },
            "clusteringIdentifier": { "type": "string" },
            "glyph": { "type": "string" },
            "displayPriority": { "type": "number", "minimum": 0, "maximum": 1000 }
          },
          "allOf": [
            {
              "if": { "properties": { "type": { "const": "circle" } } },
              "then": { "required": ["center", "radius"] },
              "else": { "properties": { "center": false, "radius": false } }
            },
            {
              "if": { "properties": { "type": { "const": "polyline" } } },
              "else": { "properties": { "gradients": false } }
            },
            {
              "if": { "properties": { "type": { "enum": ["circle", "annotation"] } } },
              "then": { "properties": { "segments": false } }
            },
            {
              "if": { "properties": { "type": { "const": "annotation" } } },
              "then": {
                "properties": {
                  "vertexZoom": false, "style": { "required": ["markerTintColor"] }
                }
              },
              "else": {
                "properties": {
                  "style": {
                    "required": ["strokeColor", "lineWidth", "lineCap", "lineJoin", "miterLimit", "lineDashPattern", "lineDashPhase"]
                  }
                }
              }
            },
            {
              "if": { "properties": { "type": { "enum": ["polygon", "circle"] } } },
              "then": { "properties": { "style": { "required": ["fillColor"] } } },
              "else": { "properties": { "style": { "properties": { "fillColor": false } } } }
            }
          ]
        },
        "style": {
          "description": "Screen points and sRGB colors, as MKOverlayPathRenderer has them.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "strokeColor": { "$ref": "#/$defs/color" },
            "lineWidth": { "$ref": "#/$defs/length" },
            "lineCap": { "enum": ["butt", "round", "square"] },
            "lineJoin": { "enum": ["miter", "round", "bevel"] },
            "miterLimit": { "$ref": "#/$defs/length" },
            "lineDashPattern": { "type": "array", "items": { "$ref": "#/$defs/length" } },
            "lineDashPhase": { "type": "number" },
            "fillColor": { "$ref": "#/$defs/color" },
            "markerTintColor": { "$ref": "#/$defs/color" }
          }
        },
        "color": { "type": "string", "pattern": "^#[0-9A-F]{8}$" },
        "gradient": {
          "type": "object",
          "additionalProperties": false,
          "required": ["locations", "colors"],
          "properties": {
            "locations": {
              "type": "array", "minItems": 2, "items": { "type": "number", "minimum": 0, "maximum": 1 }
            },
            "colors": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/color" } }
          }
        }
    """
}
