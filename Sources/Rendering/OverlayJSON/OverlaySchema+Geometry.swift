extension OverlaySchema {
  /// Geometries, and the arrays that nest like their coordinates.
  static let geometry = """
        "geometry": {
          "type": "object",
          "required": ["type"],
          "properties": {
            "type": { "enum": ["Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection"] }
          },
          "allOf": [
            {
              "if": { "properties": { "type": { "const": "GeometryCollection" } } },
              "then": {
                "required": ["geometries"],
                "properties": {
                  "coordinates": false,
                  "geometries": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/geometry" } }
                }
              },
              "else": { "required": ["coordinates"], "properties": { "geometries": false } }
            },
            {
              "if": { "properties": { "type": { "const": "Point" } } },
              "then": { "properties": { "coordinates": { "$ref": "#/$defs/position" } } }
            },
            {
              "if": { "properties": { "type": { "const": "MultiPoint" } } },
              "then": { "properties": { "coordinates": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/position" } } } }
            },
            {
              "if": { "properties": { "type": { "const": "LineString" } } },
              "then": { "properties": { "coordinates": { "$ref": "#/$defs/line" } } }
            },
            {
              "if": { "properties": { "type": { "const": "MultiLineString" } } },
              "then": { "properties": { "coordinates": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/line" } } } }
            },
            {
              "if": { "properties": { "type": { "const": "Polygon" } } },
              "then": { "properties": { "coordinates": { "$ref": "#/$defs/rings" } } }
            },
            {
              "if": { "properties": { "type": { "const": "MultiPolygon" } } },
              "then": { "properties": { "coordinates": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/rings" } } } }
            }
          ]
        },
        "position": {
          "description": "Longitude, latitude, and elevation in meters where all positions of the feature have one.",
          "type": "array",
          "minItems": 2,
          "maxItems": 3,
          "prefixItems": [
            { "$ref": "#/$defs/longitude" }, { "$ref": "#/$defs/latitude" }, { "type": "number" }
          ]
        },
        "line": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/position" } },
        "rings": {
          "type": "array", "minItems": 1,
          "items": { "type": "array", "items": { "$ref": "#/$defs/position" } }
        },
        "bbox": {
          "description": "West, south, east, north; with elevations: west, south, lowest, east, north, highest. West is greater than east across the 180th meridian.",
          "oneOf": [
            {
              "type": "array", "minItems": 4, "maxItems": 4,
              "prefixItems": [
                { "$ref": "#/$defs/longitude" }, { "$ref": "#/$defs/latitude" },
                { "$ref": "#/$defs/longitude" }, { "$ref": "#/$defs/latitude" }
              ]
            },
            {
              "type": "array", "minItems": 6, "maxItems": 6,
              "prefixItems": [
                { "$ref": "#/$defs/longitude" }, { "$ref": "#/$defs/latitude" }, { "type": "number" },
                { "$ref": "#/$defs/longitude" }, { "$ref": "#/$defs/latitude" }, { "type": "number" }
              ]
            }
          ]
        },
        "value": { "type": ["number", "string", "boolean", "null"] },
        "values": { "type": "array", "items": { "$ref": "#/$defs/value" } },
        "valuesOfLines": { "type": "array", "items": { "$ref": "#/$defs/values" } },
        "valuesOfPolygons": { "type": "array", "items": { "$ref": "#/$defs/valuesOfLines" } },
        "zooms": { "type": "array", "items": { "type": "integer", "minimum": 0, "maximum": 25 } },
        "zoomsOfLines": { "type": "array", "items": { "$ref": "#/$defs/zooms" } },
        "zoomsOfPolygons": { "type": "array", "items": { "$ref": "#/$defs/zoomsOfLines" } },
        "columnsOfPoint": {
          "properties": {
            "properties": {
              "properties": {
                "coordinateProperties": { "additionalProperties": { "$ref": "#/$defs/value" } }
              }
            }
          }
        },
        "columnsOfLine": {
          "properties": {
            "properties": {
              "properties": {
                "coordinateProperties": { "additionalProperties": { "$ref": "#/$defs/values" } },
                "overlay": { "properties": { "vertexZoom": { "$ref": "#/$defs/zooms" } } }
              }
            }
          }
        },
        "columnsOfLines": {
          "properties": {
            "properties": {
              "properties": {
                "coordinateProperties": { "additionalProperties": { "$ref": "#/$defs/valuesOfLines" } },
                "overlay": { "properties": { "vertexZoom": { "$ref": "#/$defs/zoomsOfLines" } } }
              }
            }
          }
        },
        "columnsOfPolygons": {
          "properties": {
            "properties": {
              "properties": {
                "coordinateProperties": { "additionalProperties": { "$ref": "#/$defs/valuesOfPolygons" } },
                "overlay": { "properties": { "vertexZoom": { "$ref": "#/$defs/zoomsOfPolygons" } } }
              }
            }
          }
        }
    """
}
