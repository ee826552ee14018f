import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asRole } from '../testing/as-role.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

interface Heard {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

let server: TestServer
let peer: Server
let address: string
const heard: Heard[] = []

beforeAll(async () => {
  server = await startTestServer('mail')
  peer = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body })
    if (url.startsWith('/never')) return
    if (url.startsWith('/moved')) return response.writeHead(302, { location: '/there' }).end()
    if (url.startsWith('/long')) return response.end('x'.repeat(2 * 1024 * 1024))
    response.writeHead(url.startsWith('/bad') ? 500 : 201, { 'content-type': 'text/plain', 'x-own': 'yes' })
    response.end(`heard ${method}\0`)
  })
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(peer.address() as { port: number }).port}`
})
afterAll(async () => {
  await server.close()
  peer.closeAllConnections()
  peer.close()
})
beforeEach(() => {
  heard.length = 0
})

async function ask(call: string, values: unknown[] = [], on = server): Promise<Record<string, unknown>> {
  const [row] = await asRole(on, 'postgres', `select ${call} as id`, values)
  return answerTo(row!.id, on)
}

async function answerTo(id: unknown, on = server): Promise<Record<string, unknown>> {
  const read = () => asRole(on, 'postgres', 'select * from net._http_response where id = $1', [id])
  await expect.poll(async () => (await read()).length).toBe(1)
  return (await read())[0]!
}

it('posts JSON with headers and parameters, and stores the response', async () => {
  const answer = await ask(
    `net.http_post($1, '{"a": "é"}', params := '{"q": "a b&c=é"}', headers := '{"X-Key": "k"}')`,
    [`${address}/hook?x=1`],
  )
  expect(answer).toMatchObject({
    status_code: 201,
    content_type: 'text/plain',
    content: 'heard POST',
    timed_out: false,
    error_msg: null,
  })
  expect(answer.headers).toMatchObject({ 'x-own': 'yes' })
  expect(heard).toMatchObject([{ method: 'POST', url: '/hook?x=1&q=a%20b%26c%3D%C3%A9' }])
  expect(heard[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'k' })
  expect(JSON.parse(heard[0]!.body)).toEqual({ a: 'é' })
})

it('gets and deletes, follows redirects and stores error responses', async () => {
  expect(await ask(`net.http_get($1, '{"page": "2"}')`, [`${address}/bad`])).toMatchObject({
    status_code: 500,
  })
  expect(await ask('net.http_delete($1)', [`${address}/thing`])).toMatchObject({ content: 'heard DELETE' })
  expect(await ask('net.http_get($1)', [`${address}/moved`])).toMatchObject({ status_code: 201 })
  expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /bad?page=2',
    'DELETE /thing',
    'GET /moved',
    'GET /there',
  ])
})

it('reaches the server without its public address, which may be out of reach from here', async () => {
  const hidden = await startTestServer('mail', { SITE_URL: 'https://app.invalid' })
  try {
    const answer = await ask(`net.http_get('https://app.invalid/auth/v1/health')`, [], hidden)
    expect(answer).toMatchObject({ status_code: 401, error_msg: null })
    const other = await ask(`net.http_get('https://app.invalid/mailbox/messages')`, [], hidden)
    expect(other).toMatchObject({ status_code: null, error_msg: expect.any(String) })
  } finally {
    await hidden.close()
  }
})

it('records why there was no response', async () => {
  const slow = await ask('net.http_get($1, timeout_milliseconds := 80)', [`${address}/never`])
  expect(slow).toMatchObject({ timed_out: true, status_code: null, error_msg: 'Timeout of 80 ms reached' })
  const nobody = await ask(`net.http_get('http://127.0.0.1:9/')`)
  expect(nobody).toMatchObject({ timed_out: false, error_msg: expect.any(String) })
  for (const url of ['file:///etc/passwd', 'data:text/plain,x', 'nonsense']) {
    expect(await ask('net.http_get($1)', [url]), url).toMatchObject({
      status_code: null,
      error_msg: expect.stringContaining('http'),
    })
  }
  expect(await ask('net.http_get($1)', [`${address}/long`])).toMatchObject({
    error_msg: expect.stringContaining('larger than'),
  })
})

it('sends nothing before the transaction commits, and nothing if it rolls back', async () => {
  const client = await server.engine.db.admin.connect()
  await client.query('begin')
  await client.query('select net.http_get($1)', [`${address}/undone`])
  await client.query('rollback')
  client.release()
  await ask('net.http_get($1)', [`${address}/done`])
  expect(heard.map(({ url }) => url)).toEqual(['/done'])
})

it('sends each request exactly once with several servers', async () => {
  const DATABASE_URL = await createDatabase()
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer('mail', { DATABASE_URL })))
  try {
    await servers[0]!.sql(
      `select net.http_post($1, jsonb_build_object('n', n)) from generate_series(1, 120) as n`,
      [`${address}/once`],
    )
    const count = async () => (await servers[1]!.sql('select from net._http_response')).length
    await expect.poll(count).toBe(120)
    expect(new Set(heard.map(({ body }) => JSON.parse(body).n)).size).toBe(120)
    expect(heard).toHaveLength(120)
  } finally {
    await Promise.all(servers.map((one) => one.close()))
  }
})

it('sends requests queued while no server ran on the next start, and prunes old responses', async () => {
  const DATABASE_URL = await createDatabase()
  const first = await startTestServer('mail', { DATABASE_URL })
  await first.sql(`insert into net._http_response (id, created) values (0, now() - interval '7 hours')`)
  await first.sql('alter table net.http_request_queue disable trigger announce_request')
  await first.close()
  const owner = new Client({ connectionString: DATABASE_URL })
  await owner.connect()
  const { rows } = await owner.query('select net.http_get($1) as id', [`${address}/later`])
  await owner.end()
  const second = await startTestServer('mail', { DATABASE_URL })
  try {
    expect(await answerTo(rows[0].id, second)).toMatchObject({ status_code: 201 })
    await expect.poll(() => second.sql('select from net._http_response where id = 0')).toEqual([])
  } finally {
    await second.close()
  }
})

it.each(['anon', 'authenticated', 'authenticator'])('refuses %s', async (role) => {
  for (const sql of [
    `select net.http_get('http://127.0.0.1/')`,
    'select * from net._http_response',
    `insert into net.http_request_queue (method, url, timeout_milliseconds) values ('GET', 'http://x.test', 1)`,
  ]) {
    await expect(asRole(server, role, sql), sql).rejects.toThrow('permission denied for schema net')
  }
})

it('lets the service role send requests, as on Supabase, and refuses a body that is not JSON', async () => {
  const [row] = await asRole(server, 'service_role', 'select net.http_get($1) as id', [`${address}/service`])
  expect(await answerTo(row!.id)).toMatchObject({ status_code: 201 })
  await expect(
    asRole(server, 'service_role', `select net.http_post($1, headers := '{"content-type": "text/html"}')`, [
      address,
    ]),
  ).rejects.toThrow('must be "application/json"')
})
