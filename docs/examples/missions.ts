// Prints the ID of every mission that a token can read, page by page. Needs Node 20, Deno or Bun, and no package.
// ESSOR_URL=https://essor.example ESSOR_TOKEN=essor_org_… npx tsx missions.ts

interface Page<Item> {
  data: Item[]
  next_cursor: string | null
}

const { ESSOR_URL, ESSOR_TOKEN, ESSOR_LIMIT = '100' } = process.env

/** Every entry of a list; waits if the API asks to. */
async function* entriesOf<Item>(resource: string): AsyncGenerator<Item> {
  const query = new URLSearchParams({ limit: ESSOR_LIMIT })
  for (;;) {
    const response = await fetch(`${ESSOR_URL}/functions/v1/api/v1/${resource}?${query}`, {
      headers: { authorization: `Bearer ${ESSOR_TOKEN}` },
    })
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after'))))
      continue
    }
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    const { data, next_cursor } = (await response.json()) as Page<Item>
    yield* data
    if (next_cursor === null) return
    query.set('cursor', next_cursor)
  }
}

for await (const { id } of entriesOf<{ id: string }>('missions')) process.stdout.write(`${id}\n`)
