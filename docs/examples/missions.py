"""Prints the ID of every mission that a token can read, page by page. Needs Python 3.9 and no package.

ESSOR_URL=https://essor.example ESSOR_TOKEN=essor_org_… python3 missions.py
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen


def entries_of(resource: str) -> Iterator[dict]:
    """Every entry of a list; waits if the API asks to."""
    query = {"limit": os.environ.get("ESSOR_LIMIT", "100")}
    while True:
        address = f"{os.environ['ESSOR_URL']}/functions/v1/api/v1/{resource}?{urlencode(query)}"
        request = Request(address, headers={"Authorization": f"Bearer {os.environ['ESSOR_TOKEN']}"})
        try:
            with urlopen(request, timeout=30) as response:
                page = json.load(response)
        except HTTPError as error:
            if error.code != 429:
                sys.exit(f"{error.code}: {error.read().decode()}")
            time.sleep(int(error.headers["Retry-After"]))
            continue
        yield from page["data"]
        if page["next_cursor"] is None:
            return
        query["cursor"] = page["next_cursor"]


for mission in entries_of("missions"):
    print(mission["id"])
