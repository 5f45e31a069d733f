/// The JSON Schema of `--format json`, draft-07.
let diagnosticsSchema: JSONValue = [
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "scenec diagnostics, format version 1",
  "description":
    "Lines and columns count from 1, columns in Unicode scalars; offsets count UTF-8 bytes from 0; ends are exclusive.",
  "type": "object",
  "required": ["version", "diagnostics", "summary"],
  "properties": [
    "version": ["const": 1],
    "diagnostics": ["type": "array", "items": ["$ref": "#/definitions/diagnostic"]],
    "summary": [
      "type": "object", "required": ["files", "errors", "warnings"],
      "properties": [
        "files": ["$ref": "#/definitions/natural"],
        "errors": ["$ref": "#/definitions/natural"],
        "warnings": ["$ref": "#/definitions/natural"],
      ],
      "additionalProperties": false,
    ],
  ],
  "additionalProperties": false,
  "definitions": [
    "diagnostic": [
      "type": "object",
      "required": ["rule", "severity", "message", "file", "range", "related", "fixes"],
      "properties": [
        "rule": ["type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"],
        "severity": ["enum": ["error", "warning"]],
        "message": ["type": "string", "minLength": 1],
        "file": ["type": "string"],
        "range": ["$ref": "#/definitions/range"],
        "related": ["type": "array", "items": ["$ref": "#/definitions/related"]],
        "fixes": ["type": "array", "items": ["$ref": "#/definitions/fix"]],
      ],
      "additionalProperties": false,
    ],
    "related": [
      "type": "object", "required": ["message", "file", "range"],
      "properties": [
        "message": ["type": "string"], "file": ["type": "string"],
        "range": ["$ref": "#/definitions/range"],
      ],
      "additionalProperties": false,
    ],
    "fix": [
      "type": "object", "required": ["title", "applicability", "edits"],
      "properties": [
        "title": ["type": "string"],
        "applicability": ["enum": ["safe", "unsafe"]],
        "edits": [
          "type": "array",
          "items": [
            "type": "object", "required": ["range", "replacement"],
            "properties": [
              "range": ["$ref": "#/definitions/range"], "replacement": ["type": "string"],
            ],
            "additionalProperties": false,
          ],
        ],
      ],
      "additionalProperties": false,
    ],
    "range": [
      "type": "object", "required": ["start", "end"],
      "properties": [
        "start": ["$ref": "#/definitions/place"], "end": ["$ref": "#/definitions/place"],
      ],
      "additionalProperties": false,
    ],
    "place": [
      "type": "object", "required": ["line", "column", "offset"],
      "properties": [
        "line": ["type": "integer", "minimum": 1],
        "column": ["type": "integer", "minimum": 1],
        "offset": ["$ref": "#/definitions/natural"],
      ],
      "additionalProperties": false,
    ],
    "natural": ["type": "integer", "minimum": 0],
  ],
]
