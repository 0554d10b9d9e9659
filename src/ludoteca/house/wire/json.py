"""How messages are written and read."""

from __future__ import annotations

import msgspec

from ludoteca.house.wire.asking import ClientFrame

encode = msgspec.json.Encoder().encode
decode_frame = msgspec.json.Decoder(ClientFrame).decode
