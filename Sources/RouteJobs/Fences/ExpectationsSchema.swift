/// The JSON Schema (draft 2020-12) of expectations files.
///
/// Text in the binary, so that the tool can print it without finding a file. That fences are known,
/// that each one named is needed, that times and numbers do not contradict one another, and that keys
/// stand once, only `ExpectationsReader` can tell.
package enum ExpectationsSchema {
  /// The schema, a JSON document that ends with a line end.
  package static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Routelay fence expectations",
      "description": "What routelay fence check --expect reads: each expectation is held against each file that it is about.",
      "type": "object",
      "additionalProperties": false,
      "required": ["expectations"],
      "properties": {
        "expectations": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/expectation" } }
      },
      "$defs": {
        "expectation": {
          "description": "All that it says must hold.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "name": { "description": "What it is called in reports.", "type": "string", "minLength": 1 },
            "tracks": { "description": "Which files it is about: a pattern for path or name, with * ? [a-z] and **; all without it.", "type": "string", "minLength": 1 },
            "fence": { "$ref": "#/$defs/fence" },
            "enter": { "description": "How often the track comes in; to begin inside is none.", "$ref": "#/$defs/timedCount" },
            "exit": { "description": "How often it goes out.", "$ref": "#/$defs/timedCount" },
            "count": { "description": "How often it is there: it comes in, or begins inside.", "$ref": "#/$defs/count" },
            "never": { "description": "Never inside: at no fix, not on the boundary, not between two fixes.", "const": true },
            "always": { "description": "Always inside.", "const": true },
            "startsInside": { "type": "boolean" },
            "endsInside": { "type": "boolean" },
            "dwell": { "description": "What one stay without a break must reach.", "$ref": "#/$defs/duration" },
            "totalDwell": {
              "description": "All stays together: at least this, or from min to max.",
              "oneOf": [
                { "$ref": "#/$defs/duration" },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "minProperties": 1,
                  "properties": { "min": { "$ref": "#/$defs/duration" }, "max": { "$ref": "#/$defs/duration" } }
                }
              ]
            },
            "maxDwell": { "description": "What no stay without a break may go beyond.", "$ref": "#/$defs/duration" },
            "sequence": {
              "description": "Fences that are entered, or begun in, in this order; others may be between them.",
              "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/fence" }
            }
          },
          "anyOf": [
            { "required": ["sequence"] }, { "required": ["enter"] }, { "required": ["exit"] }, { "required": ["count"] },
            { "required": ["never"] }, { "required": ["always"] }, { "required": ["startsInside"] },
            { "required": ["endsInside"] }, { "required": ["dwell"] }, { "required": ["totalDwell"] },
            { "required": ["maxDwell"] }
          ],
          "dependentRequired": {
            "enter": ["fence"], "exit": ["fence"], "count": ["fence"], "never": ["fence"], "always": ["fence"],
            "startsInside": ["fence"], "endsInside": ["fence"], "dwell": ["fence"], "totalDwell": ["fence"],
            "maxDwell": ["fence"]
          },
          "allOf": [
            {
              "if": { "required": ["never"] },
              "then": {
                "properties": {
                  "enter": false, "exit": false, "count": false, "always": false, "startsInside": false,
                  "endsInside": false, "dwell": false, "totalDwell": false, "maxDwell": false
                }
              }
            }
          ]
        },
        "fence": { "description": "The id of a fence.", "type": "string" },
        "whole": { "type": "integer", "minimum": 0 },
        "count": {
          "description": "A number is exactly that often, true at least once, false never.",
          "oneOf": [
            { "$ref": "#/$defs/whole" },
            { "type": "boolean" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": { "min": { "$ref": "#/$defs/whole" }, "max": { "$ref": "#/$defs/whole" } }
            }
          ]
        },
        "timedCount": {
          "description": "As count; between counts only what happens in that time, and means at least once by itself.",
          "oneOf": [
            { "$ref": "#/$defs/whole" },
            { "type": "boolean" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "min": { "$ref": "#/$defs/whole" },
                "max": { "$ref": "#/$defs/whole" },
                "between": {
                  "description": "From and until, RFC 3339 with a zone; null leaves an end open.",
                  "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": ["string", "null"] }
                }
              }
            }
          ]
        },
        "duration": {
          "description": "Seconds, or a text with a unit: 90s, 10min, 2h.",
          "oneOf": [
            { "type": "number", "minimum": 0 },
            { "type": "string", "pattern": "^[+]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]+)?(s|min|h)?$" }
          ]
        }
      }
    }

    """
}
