"""The least that a server could do: echo each message after one INSERT. Same uvicorn, same database settings."""

from __future__ import annotations

import argparse
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from fastapi import FastAPI, WebSocket
from sqlalchemy import Column, Integer, MetaData, Table, Text, insert
from starlette.websockets import WebSocketDisconnect

from pointluck.server.running import bind, config_for
from pointluck.server.settings import UNLIMITED
from pointluck.tables.store import Store, read_url

METADATA = MetaData()
MESSAGES = Table("bare_messages", METADATA, Column("id", Integer, primary_key=True), Column("body", Text))


def create_app(database: str) -> FastAPI:
    store = Store(read_url(database))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with store.write() as connection:
            await connection.run_sync(METADATA.create_all)
        yield
        await store.close()

    app = FastAPI(lifespan=lifespan)

    @app.websocket("/echo")
    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                async with store.write() as connection:
                    await connection.execute(insert(MESSAGES).values(body=text))
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    return app


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.bare")
    parser.add_argument("--database", required=True)
    arguments = parser.parse_args()
    listening = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(config_for(create_app(arguments.database), UNLIMITED)).run(sockets=[listening])
    return 0


if __name__ == "__main__":
    sys.exit(main())
