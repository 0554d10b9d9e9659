"""What the HTTP interface looks like: as an OpenAPI document, and as a page that needs no script from anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { font-size: 1.1rem; margin: 2.5rem 0 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
h3 { font-size: 1rem; margin: 1rem 0 0 }
p, ul { margin: .3rem 0 }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8888; border-radius: .3rem; font-size: .85rem }
"""


class Page(OpenAPIRenderPlugin):
    """The document for people: each request with what it takes and gives, then the types by name."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole page."""
        info = openapi_schema["info"]
        parts = [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])}: HTTP</title>",
            f"<meta name=viewport content='width=device-width'><style>{STYLE}</style>",
            f"<main><h1>{escape(info['title'])}: HTTP</h1>",
            "<p>The same as <a href='/api/schema/openapi.json'>an OpenAPI document</a>.</p>",
            *(part for path in openapi_schema["paths"].items() for part in _requests(*path)),
            "<h1>Types</h1>",
            *(
                f"<h2 id='{escape(name, quote=True)}'>{escape(name)}</h2>{_json(schema)}"
                for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items()
            ),
            "</main></html>",
        ]
        return "\n".join(parts).encode()


def _requests(path: str, methods: dict[str, Any]) -> Iterator[str]:
    """All that can be asked of one address."""
    for method, request in methods.items():
        yield f"<h2>{escape(method.upper())} {escape(path)}</h2><p>{escape(request.get('description', ''))}</p>"
        if parameters := request.get("parameters"):
            rows = (
                f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])}"
                f"{', required' if one.get('required') else ''}): {_type(one.get('schema', {}))}</li>"
                for one in parameters
            )
            yield f"<h3>Parameters</h3><ul>{''.join(rows)}</ul>"
        if body := request.get("requestBody"):
            yield f"<h3>Body</h3><ul>{''.join(f'<li>{_type(schema)}</li>' for schema in _schemas(body))}</ul>"
        answers = (
            f"<li>{escape(status)}: {', '.join(map(_type, _schemas(answer))) or escape(answer['description'])}</li>"
            for status, answer in request.get("responses", {}).items()
        )
        yield f"<h3>Answers</h3><ul>{''.join(answers)}</ul>"


def _schemas(holder: dict[str, Any]) -> list[dict[str, Any]]:
    return [content["schema"] for content in holder.get("content", {}).values() if content.get("schema")]


def _type(schema: dict[str, Any]) -> str:
    """A type in short: its name as a link, or what stands for it."""
    if reference := schema.get("$ref"):
        name = reference.rpartition("/")[2]
        return f"<a href='#{escape(name, quote=True)}'>{escape(name)}</a>"
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(map(_type, choices))
    return f"<code>{escape(str(schema.get('type', 'any')))}</code>"


def _json(schema: dict[str, Any]) -> str:
    return f"<pre>{escape(json.dumps(schema, indent=2, ensure_ascii=False))}</pre>"


def config() -> OpenAPIConfig:
    """Where both are served; none of them needs anything from another host."""
    return OpenAPIConfig(
        title="Ludoteca",
        version="1",
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[Page(path="/"), JsonRenderPlugin()],
    )
