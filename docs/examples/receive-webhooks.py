"""Receives webhooks, checks their signature, and prints the ID and type of each event once. Needs Python 3.9 and no package.

ESSOR_WEBHOOK_SECRET=whsec_… PORT=8080 python3 receive-webhooks.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["ESSOR_WEBHOOK_SECRET"].removeprefix("whsec_"))
# A real receiver keeps these in its database, with what it does.
known: set[str] = set()


def is_genuine(headers: Message, body: bytes) -> bool:
    """Signed by the secret within the last five minutes. The body must be exactly what was received."""
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    content = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    wanted = "v1," + base64.b64encode(hmac.new(KEY, content, hashlib.sha256).digest()).decode()
    # While a secret is being replaced, there is a signature for each.
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(signature.encode(), wanted.encode()) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_genuine(self.headers, body):
            return self.answer(401)
        event = json.loads(body)
        if event["id"] not in known:
            print(event["id"], event["type"], flush=True)
        known.add(event["id"])
        self.answer(204)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing but events is printed."""


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
