/// The JSON Schema (draft 2020-12) of overlay documents.
///
/// Text in the binary, so that the tool can print it without finding a file.
public enum OverlaySchema {
  /// The schema, a JSON document that ends with a line end.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Routelay overlay document",
      "description": "A GeoJSON FeatureCollection (RFC 7946) that is styled, cut at the 180th meridian and described for map clients.",
      "type": "object",
      "required": ["type", "routelay", "features"],
      "properties": {
        "type": { "const": "FeatureCollection" },
        "bbox": { "$ref": "#/$defs/bbox" },
        "routelay": { "$ref": "#/$defs/routelay" },
        "features": { "type": "array", "items": { "$ref": "#/$defs/feature" } }
      },
      "$defs": {
    \(document),
    \(feature),
    \(overlay),
    \(geometry)
      }
    }

    """

  /// The member `routelay` and what it is made of.
  private static let document = """
        "routelay": {
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "generator", "mapType", "sources", "steps", "region", "mapRect", "cameras"],
          "properties": {
            "version": { "const": 1 },
            "generator": { "type": "string" },
            "mapType": { "enum": ["standard", "satellite", "hybrid"] },
            "sources": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["name", "format", "bytes"],
                "properties": {
                  "name": { "type": "string" },
                  "format": { "type": "string" },
                  "bytes": { "type": ["integer", "null"], "minimum": 0 }
                }
              }
            },
            "steps": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["step"],
                "properties": { "step": { "type": "string" } }
              }
            },
            "region": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/region" }] },
            "mapRect": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/mapRect" }] },
            "cameras": { "type": "array", "items": { "$ref": "#/$defs/camera" } }
          }
        },
        "camera": {
          "description": "A camera that frames the features in one viewport.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "viewport", "padding", "center", "altitude", "distance", "heading", "pitch",
            "fieldOfView", "fits", "bounds", "region", "contentRect", "visibleRect", "visiblePolygon", "slack", "clients"
          ],
          "properties": {
            "viewport": {
              "type": "object",
              "additionalProperties": false,
              "required": ["width", "height"],
              "properties": { "width": { "$ref": "#/$defs/length" }, "height": { "$ref": "#/$defs/length" } }
            },
            "padding": { "$ref": "#/$defs/edges" },
            "center": { "$ref": "#/$defs/place" },
            "altitude": { "type": "number" },
            "distance": { "$ref": "#/$defs/length" },
            "heading": { "type": "number", "minimum": 0, "maximum": 360 },
            "pitch": { "type": "number", "minimum": 0, "maximum": 90 },
            "fieldOfView": { "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 180 },
            "fits": { "type": "boolean" },
            "clampedLatitude": { "const": true },
            "bounds": {
              "type": "object",
              "additionalProperties": false,
              "required": ["west", "south", "east", "north", "crossesAntimeridian"],
              "properties": {
                "west": { "$ref": "#/$defs/longitude" },
                "south": { "$ref": "#/$defs/latitude" },
                "east": { "$ref": "#/$defs/longitude" },
                "north": { "$ref": "#/$defs/latitude" },
                "crossesAntimeridian": { "type": "boolean" }
              }
            },
            "region": { "$ref": "#/$defs/region" },
            "contentRect": { "$ref": "#/$defs/mapRect" },
            "visibleRect": { "$ref": "#/$defs/mapRect" },
            "visiblePolygon": {
              "type": "array",
              "items": {
                "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number" }
              }
            },
            "slack": { "$ref": "#/$defs/edges" },
            "clients": { "type": "object", "additionalProperties": { "type": "object" } }
          }
        },
        "edges": {
          "description": "Screen points at each edge.",
          "type": "object",
          "additionalProperties": false,
          "required": ["top", "left", "bottom", "right"],
          "properties": {
            "top": { "type": "number" },
            "left": { "type": "number" },
            "bottom": { "type": "number" },
            "right": { "type": "number" }
          }
        },
        "region": {
          "description": "Center and span in degrees, as MKCoordinateRegion has them.",
          "type": "object",
          "additionalProperties": false,
          "required": ["center", "span"],
          "properties": {
            "center": { "$ref": "#/$defs/place" },
            "span": {
              "type": "object",
              "additionalProperties": false,
              "required": ["latitudeDelta", "longitudeDelta"],
              "properties": {
                "latitudeDelta": { "type": "number", "minimum": 0, "maximum": 180 },
                "longitudeDelta": { "type": "number", "minimum": 0, "maximum": 360 }
              }
            }
          }
        },
        "mapRect": {
          "description": "Map points of a Mercator world 2^28 wide and high, as MKMapRect has them; x + width may pass the edge.",
          "type": "object",
          "additionalProperties": false,
          "required": ["x", "y", "width", "height"],
          "properties": {
            "x": { "type": "number", "minimum": 0, "maximum": 268435456 },
            "y": { "type": "number" },
            "width": { "$ref": "#/$defs/length" },
            "height": { "$ref": "#/$defs/length" }
          }
        },
        "place": {
          "type": "object",
          "additionalProperties": false,
          "required": ["latitude", "longitude"],
          "properties": {
            "latitude": { "$ref": "#/$defs/latitude" },
            "longitude": { "$ref": "#/$defs/longitude" }
          }
        },
        "longitude": { "type": "number", "minimum": -180, "maximum": 180 },
        "latitude": { "type": "number", "minimum": -90, "maximum": 90 },
        "length": { "type": "number", "minimum": 0 }
    """
}
