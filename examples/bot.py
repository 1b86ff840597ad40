#!/usr/bin/env python3
"""A player of Room 25 in Python's standard library, over HTTP alone.

    python3 examples/bot.py http://127.0.0.1:2525 CODE [NAME]

Takes a free seat at the table CODE, says that it is ready, and plays any legal answer until the game is over.
docs/protocol.md says what is sent.
"""
import json
import random
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

NOTHING_NEW = 304
TOO_FAST = 429


class Table:
    def __init__(self, server, code, name):
        self.server = server
        self.token = None
        self.token = self.ask("POST", "/api/guest", {"name": name, "token": True})[1]["token"]
        self.path = "/api/tables/" + code
        self.tag = None

    def ask(self, method, path, body=None, headers=None):
        """The answer's tag and content; None if there is nothing new."""
        request = Request(self.server + path, method=method, headers=headers or {})
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urlopen(request, timeout=60) as answer:
                return answer.headers["ETag"], json.load(answer)
        except HTTPError as error:
            if error.code == NOTHING_NEW:
                return self.tag, None
            if error.code == TOO_FAST:
                time.sleep(1)
                return self.ask(method, path, body, headers)
            raise SystemExit(json.load(error)["reason"])

    def do(self, **act):
        # The same id sent twice counts once, so a request whose answer was lost can be sent again.
        self.ask("POST", self.path + "/do", {"id": str(uuid.uuid4()), "act": act})

    def news(self):
        """What my seat sees, as soon as it is not what it saw last."""
        headers = {"If-None-Match": self.tag} if self.tag else {}
        self.tag, state = self.ask("GET", self.path + "/state?as=seat&wait=25", headers=headers)
        return state


def who(command):
    return command & 7


def choice(game):
    """Any answer of a character that has not locked a program yet."""
    locked = [who(command) for command in game["locked"]]
    answers = [command for command in game["answers"] if who(command) not in locked]
    return random.choice(answers) if answers else None


def main(server, code, name="Python"):
    table = Table(server.rstrip("/"), code, name)
    table.do(do="sit")
    table.do(do="ready", ready=True, entropy=random.randbytes(16).hex())
    while True:
        state = table.news()
        if state is None:
            continue
        if state["table"]["state"] == "over":
            print(state["game"]["view"]["outcome"]["result"])
            return
        command = choice(state["game"]) if "game" in state else None
        if command is not None:
            table.do(do="play", command=command)


if __name__ == "__main__":
    main(*sys.argv[1:])
