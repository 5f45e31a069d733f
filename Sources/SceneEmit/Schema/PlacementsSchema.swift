/// The JSON Schema of `scenec.placements/1`, draft-07.
let placementsSchema: JSONValue = [
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "scenec placements, format scenec.placements/1",
  "description":
    "Where the elements of a scene stand. Lengths are points, y points down, frames are in canvas coordinates, rounded to 4 decimals.",
  "type": "object",
  "required": ["format", "scene", "source", "canvas", "containers"],
  "properties": [
    "format": ["const": "scenec.placements/1"],
    "scene": ["type": "string", "description": "Name of the scene."],
    "source": ["type": "string", "description": "Name of the scene's file."],
    "canvas": [
      "$ref": "#/definitions/size",
      "description": "Space that the scene is shown in.",
    ],
    "safeArea": ["$ref": "#/definitions/insets"],
    "containers": [
      "type": "array", "minItems": 1, "items": ["$ref": "#/definitions/element"],
      "description": "Top-level elements, back to front.",
    ],
    "variants": [
      "type": "array", "minItems": 1,
      "description": "The scene as its variants show it, if they were asked for.",
      "items": [
        "type": "object", "required": ["name", "canvas", "containers"],
        "properties": [
          "name": ["type": "string", "description": "Name of the variant."],
          "canvas": ["$ref": "#/definitions/size"],
          "safeArea": ["$ref": "#/definitions/insets"],
          "containers": [
            "type": "array", "minItems": 1, "items": ["$ref": "#/definitions/element"],
          ],
        ],
        "additionalProperties": false,
      ],
    ],
  ],
  "additionalProperties": false,
  "definitions": [
    "element": [
      "type": "object",
      "required": ["path", "proposal", "frame"],
      "properties": [
        "id": [
          "type": "string",
          "description": "Name; a template's copies have a number behind it: emoji-0.",
        ],
        "path": [
          "type": "string",
          "pattern":
            #"^containers\[[0-9]+\](\.(children|template|overlay|background|rows)\[[0-9]+\](\[[0-9]+\])?)*$"#,
          "description": "Where the element stands in its scene.",
        ],
        "shape": [
          "enum": ["circle", "ellipse", "capsule"],
          "description": "Outline of a leaf that is no rectangle.",
        ],
        "spacer": ["const": true, "description": "Whether it is room between its siblings."],
        "layout": ["type": "string", "description": "Layout of a container."],
        "count": [
          "type": "integer", "minimum": 1, "description": "Number of children shown, if set.",
        ],
        "countRange": [
          "type": "array", "items": ["type": "integer", "minimum": 1], "minItems": 2,
          "maxItems": 2, "description": "What count may be set to.",
        ],
        "animation": [
          "description": "How a change of count is animated.",
          "oneOf": [
            ["const": "none"],
            [
              "type": "object", "required": ["duration", "bounce"],
              "properties": [
                "duration": ["type": "number", "exclusiveMinimum": 0],
                "bounce": ["type": "number", "minimum": -1, "maximum": 1],
              ],
              "additionalProperties": false,
            ],
          ],
        ],
        "proposal": [
          "type": "object", "required": ["width", "height"],
          "properties": [
            "width": ["$ref": "#/definitions/offer"], "height": ["$ref": "#/definitions/offer"],
          ],
          "additionalProperties": false,
          "description": "What the element was offered when it was placed.",
        ],
        "frame": [
          "$ref": "#/definitions/frame", "description": "Where the element stands in the canvas.",
        ],
        "rotation": [
          "type": "number", "description": "Turn about its centre in degrees, clockwise.",
        ],
        "outerFrame": [
          "$ref": "#/definitions/frame",
          "description":
            "Room that it takes in its parent with its modifiers, where that is not its frame.",
        ],
        "data": ["description": "What the author put into 'data'."],
        "children": ["type": "array", "items": ["$ref": "#/definitions/element"]],
        "states": [
          "type": "array", "minItems": 1,
          "description":
            "The container at each count of its countRange, if they were asked for; all other counts are as in the scene.",
          "items": [
            "type": "object", "required": ["count", "frame", "children"],
            "properties": [
              "count": ["type": "integer", "minimum": 1],
              "frame": ["$ref": "#/definitions/frame"],
              "children": ["type": "array", "items": ["$ref": "#/definitions/element"]],
            ],
            "additionalProperties": false,
          ],
        ],
        "background": [
          "type": "array", "minItems": 1, "items": ["$ref": "#/definitions/element"],
          "description": "Elements behind it.",
        ],
        "overlay": [
          "type": "array", "minItems": 1, "items": ["$ref": "#/definitions/element"],
          "description": "Elements before it.",
        ],
      ],
      "additionalProperties": false,
      "dependencies": ["layout": ["children"], "children": ["layout"]],
    ],
    "offer": [
      "oneOf": [
        ["type": "number", "minimum": 0],
        ["type": "null", "description": "unspecified: the ideal size was asked for"],
        ["const": "infinity"],
      ]
    ],
    "frame": [
      "type": "object", "required": ["x", "y", "width", "height"],
      "properties": [
        "x": ["type": "number"], "y": ["type": "number"],
        "width": ["type": "number", "minimum": 0], "height": ["type": "number", "minimum": 0],
      ],
      "additionalProperties": false,
    ],
    "insets": [
      "type": "object", "required": ["top", "leading", "bottom", "trailing"],
      "description":
        "What the system covers at the edges of the canvas; top-level elements were offered the rest.",
      "properties": [
        "top": ["type": "number", "minimum": 0], "leading": ["type": "number", "minimum": 0],
        "bottom": ["type": "number", "minimum": 0], "trailing": ["type": "number", "minimum": 0],
      ],
      "additionalProperties": false,
    ],
    "size": [
      "type": "object", "required": ["width", "height"],
      "properties": [
        "width": ["type": "number", "minimum": 0], "height": ["type": "number", "minimum": 0],
      ],
      "additionalProperties": false,
    ],
  ],
]
