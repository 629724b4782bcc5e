/// The JSON Schema (draft 2020-12) of lists of events, which golden files are too.
///
/// Text in the binary, so that the tool can print it without finding a file.
public enum EventSchema {
  /// The schema, a JSON document that ends with a line end.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Routelay fence events",
      "description": "What routelay fence events --format json prints, and fence check --record writes. A line of --format ndjson is one of the events.",
      "type": "object",
      "additionalProperties": false,
      "required": ["events"],
      "properties": {
        "events": { "type": "array", "items": { "$ref": "#/$defs/event" } }
      },
      "$defs": {
        "event": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "path", "kind", "track", "segment", "fix", "line", "fence", "event", "time", "latitude", "longitude",
            "interpolated", "cross", "gap", "confidence"
          ],
          "properties": {
            "path": { "description": "The file as it was given; - is standard input.", "type": "string" },
            "kind": { "enum": ["track", "route"] },
            "track": { "description": "The number of the track or route in its file, from 0.", "$ref": "#/$defs/index" },
            "segment": { "$ref": "#/$defs/index" },
            "fix": { "description": "The first fix in the new state, counted in its segment from 0.", "$ref": "#/$defs/index" },
            "line": { "description": "The line of that fix in its file.", "type": ["integer", "null"], "minimum": 1 },
            "fence": { "description": "The id of the fence.", "type": "string" },
            "event": { "enum": ["inside", "enter", "exit", "dwell"] },
            "time": {
              "description": "UTC; null where there are no times.",
              "type": ["string", "null"],
              "pattern": "^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z$"
            },
            "latitude": { "type": "number", "minimum": -90, "maximum": 90 },
            "longitude": { "type": "number", "minimum": -180, "maximum": 180 },
            "interpolated": { "description": "Whether time and place lie between the fix before and this one.", "type": "boolean" },
            "cross": { "description": "Whether the visit lies between two fixes.", "type": "boolean" },
            "gap": { "description": "Whether it happened at some time before, behind a gap or a break between segments.", "type": "boolean" },
            "confidence": { "description": "How probable the new state is; null where that is not asked for.", "type": ["number", "null"], "minimum": 0, "maximum": 1 }
          },
          "allOf": [
            {
              "if": { "properties": { "cross": { "const": true } } },
              "then": { "properties": { "event": { "enum": ["enter", "exit"] } } }
            }
          ]
        },
        "index": { "type": "integer", "minimum": 0 }
      }
    }

    """
}
