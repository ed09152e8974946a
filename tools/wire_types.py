"""Writes the page's types of all that crosses the wire, web/src/lib/wire.ts, from the server's shapes and its OpenAPI.

python -m tools.wire_types            write them
python -m tools.wire_types --check    say if they are out of date, and fail if they are
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from tools.view_types import PAGE, settle

from verger.server import Settings, create_app
from verger.server.wire import messages, orders

WIRE = PAGE / "lib" / "wire.ts"
HEADER = "/** All that crosses the wire. Made from the server's shapes by tools/wire_types.py: `make types`. */"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
NOT_OURS = ("HTTPValidationError", "ValidationError")  # what FastAPI would say, did we let it

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Every named shape: of the HTTP interface, of live messages, and of orders."""
    found: dict[str, Schema] = dict(create_app(Settings(Path())).openapi()["components"]["schemas"])
    live: dict[str, Any] = {
        "MatchMessage": messages.MatchMessage,
        "LobbyMessage": messages.LobbyMessage,
        "MatchOrder": orders.MatchOrder,
        "TableOrder": orders.TableOrder,
    }
    for name, shape in live.items():
        schema = TypeAdapter(shape).json_schema()
        found |= schema.pop("$defs", {})
        if set(schema) != {"$ref"}:  # else it is among them by its own name
            found[name] = schema
    return {name: found[name] for name in sorted(found) if name not in NOT_OURS}


def typescript() -> str:
    """The whole file."""
    return "\n\n".join([HEADER, *(declared(name, schema) for name, schema in schemas().items())]) + "\n"


def declared(name: str, schema: Schema) -> str:
    """A named shape, with what the server says of it."""
    said = f"/** {schema['description']} */\n" if "description" in schema else ""
    if not schema.get("properties") or isinstance(schema.get("additionalProperties"), dict):
        return f"{said}export type {name} = {written(schema)}"
    return "\n".join([f"{said}export interface {name} {{", *(f"  {field}" for field in fields(schema)), "}"])


def fields(schema: Schema) -> Iterator[str]:
    """The fields of an object; those that may be left out have a question mark."""
    for name, inner in schema.get("properties", {}).items():
        yield f"{name}{'' if name in schema.get('required', ()) else '?'}: {written(inner)}"


def written(schema: Schema) -> str:
    """A JSON schema in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(literal, schema["enum"]))
    if options := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(dict.fromkeys(map(written, options)))
    match schema.get("type"):
        case "array":
            item = written(schema["items"])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return of_object(schema)
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def of_object(schema: Schema) -> str:
    more = schema.get("additionalProperties")
    inner = list(fields(schema))
    if isinstance(more, dict) and inner:
        return f"{{ {'; '.join(inner)}; [name: string]: {written(more)} }}"
    if isinstance(more, dict):
        return f"Record<string, {written(more)}>"
    if inner:
        return f"{{ {'; '.join(inner)} }}"
    return "Record<string, never>" if "properties" in schema else "Record<string, unknown>"


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    is_check = "--check" in sys.argv[1:]
    sys.exit(bool(settle([(WIRE, typescript())], is_check)) and is_check)
