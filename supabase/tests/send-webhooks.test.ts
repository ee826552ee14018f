import { execFile, execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createSecureServer, type Server } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { denoProgram } from '../../scripts/prove-supabase/deno.ts'
import { freePort } from '../../server/postgres/free-port.ts'
import { findProgram } from '../../server/testing/program.ts'
import { type TestServer, temporaryFolder } from '../../server/testing/server.ts'
import { isPublicAddress } from '../functions/_shared/public-address.ts'
import { deliver } from '../functions/send-webhooks/deliver.ts'
import type { QueuedWebhook } from '../functions/send-webhooks/webhook.ts'
import { signedIn } from './access-tokens.ts'
import { notificationsFor } from './hiring.ts'
import { admin, createProductDatabase, type Partner, partner, startProductWithMail } from './people.ts'
import { good, hintOf } from './review-work.ts'
import { type Endpoint, endpointOf } from './webhook-endpoints.ts'
import { isSignedBy, type Receiver, startReceiver } from './webhook-receiver.ts'

describe('addresses', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '2a01:e0a::1',
    '2001:4860:4860::8888',
    '2001:200::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '256.1.1.1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '100::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

/** A delivery as the database gives it, to a host that only the test's own resolver knows. */
const queued = (more: Partial<QueuedWebhook> = {}): QueuedWebhook => ({
  id: crypto.randomUUID(),
  lease: crypto.randomUUID(),
  kind: 'webhook.test',
  event_id: crypto.randomUUID(),
  url: 'https://hooks.partner.example/in',
  is_inside: false,
  body: '{"type":"webhook.test"}',
  secrets: [`whsec_${btoa('a'.repeat(32))}`],
  ...more,
})

/** What came of sending, whether it was accepted or not. */
async function outcomeOf(webhook: QueuedWebhook, resolve?: (host: string) => Promise<string[]>) {
  await deliver(webhook, 'Essor-Webhooks/1', resolve).catch(() => undefined)
  return webhook.outcome
}

describe('a name', () => {
  it('is resolved once: one that is rebound after the check reaches nothing else', async () => {
    const asked: string[] = []
    const rebound = async (host: string) => {
      asked.push(host)
      return asked.length === 1 ? ['192.0.2.1'] : ['127.0.0.1']
    }
    expect(await outcomeOf(queued(), rebound)).toEqual({ error: 'address' })
    expect(asked).toEqual(['hooks.partner.example'])
  })

  it('is refused if any of its addresses is closed, and if it has none', async () => {
    const answers: [string[], string][] = [
      [['127.0.0.1'], 'address'],
      [['8.8.8.8', '10.0.0.1'], 'address'],
      [['::ffff:169.254.169.254'], 'address'],
      [[], 'dns'],
    ]
    for (const [addresses, error] of answers)
      expect(await outcomeOf(queued(), async () => addresses), String(addresses)).toEqual({ error })
    const unknown = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await outcomeOf(queued(), unknown)).toEqual({ error: 'dns' })
    expect(await outcomeOf(queued({ url: 'https://localhost/' }))).toEqual({ error: 'address' })
  })

  it('is not resolved again for the connection, which goes to the checked address', async () => {
    const receiver = await startReceiver()
    const url = receiver.url.replace('127.0.0.1', 'hooks.partner.example')
    const inside = queued({ url, is_inside: true })
    // The system can't resolve this name.
    expect(await outcomeOf(inside, async () => ['127.0.0.1'])).toEqual({ status: 200, body: 'thanks' })
    expect(receiver.received[0]!.headers.host).toBe(new URL(url).host)
    // The first address refuses connections; nothing was sent, so the next one is tried.
    expect(await outcomeOf(inside, async () => ['127.0.0.2', '127.0.0.1'])).toMatchObject({ status: 200 })
    expect(receiver.received).toHaveLength(2)
    await receiver.close()
  })
})

const openssl = findProgram('openssl')
const deno = denoProgram()

describe.runIf(openssl)('over TLS', () => {
  let folder: string
  let port: number
  let receiver: Server
  const file = (name: string) => path.join(folder, name)
  const heard: string[] = []
  beforeAll(async () => {
    folder = await temporaryFolder()
    await writeFile(file('names'), 'subjectAltName=DNS:hooks.partner.example')
    const run = (...args: string[]) => execFileSync(openssl!, args, { cwd: folder, stdio: 'pipe' })
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    run(
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '2',
      '-subj',
      '/CN=Authority',
    )
    run('req', ...newKey, '-keyout', 'own.key', '-out', 'own.csr', '-subj', '/CN=hooks.partner.example')
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names', '-days', '2']
    run('x509', '-req', '-in', 'own.csr', '-out', 'own.pem', ...by)
    const [key, cert] = await Promise.all(['own.key', 'own.pem'].map((name) => readFile(file(name))))
    receiver = createSecureServer({ key, cert }, (request, response) => {
      heard.push(`${request.headers.host} ${request.url}`)
      response.end('over TLS')
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    port = (receiver.address() as AddressInfo).port
  })
  afterAll(async () => {
    await new Promise((resolve) => receiver.close(resolve))
    await rm(folder, { recursive: true })
  })

  const runtimes: [string, string[]][] = [[process.execPath, ['--import', 'tsx']]]
  if (deno) runtimes.push([deno, ['run', '--no-prompt', '--no-lock', '--no-config', '-A']])

  it.each(runtimes)('the certificate must be of the host name: %s', async (program, args) => {
    const script = path.join(import.meta.dirname, 'send-one-webhook.ts')
    const send = async (host: string, trusted: boolean): Promise<unknown> => {
      const webhook = JSON.stringify(queued({ url: `https://${host}:${port}/in?x=1`, is_inside: true }))
      const trust = trusted ? { NODE_EXTRA_CA_CERTS: file('ca.pem'), DENO_CERT: file('ca.pem') } : {}
      const env = { ...process.env, ...trust, DENO_DIR: file('deno'), DENO_NO_UPDATE_CHECK: '1' }
      return JSON.parse((await promisify(execFile)(program, [...args, script, webhook], { env })).stdout)
    }
    expect(await send('hooks.partner.example', true)).toEqual({ status: 200, body: 'over TLS' })
    expect(heard).toEqual([`hooks.partner.example:${port} /in?x=1`])
    expect(await send('other.partner.example', true)).toEqual({ error: 'tls' })
    expect(await send('hooks.partner.example', false)).toEqual({ error: 'tls' })
    expect(heard.splice(0)).toHaveLength(1)
  })
})

describe('a response', () => {
  /** Answers with these bytes, whatever it is asked. */
  async function answered(text: string, chunked = false) {
    const peer = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', async () => {
        if (!chunked) return void socket.end(text)
        for (const char of text) {
          if (socket.destroyed) return
          socket.write(char)
          await new Promise((resolve) => setImmediate(resolve))
        }
      })
    })
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
    const { port } = peer.address() as { port: number }
    const webhook = queued({ url: `http://127.0.0.1:${port}/`, is_inside: true })
    const outcome = await outcomeOf(webhook)
    peer.close()
    return outcome
  }

  it('is read as HTTP/1.1 allows it, byte by byte too', async () => {
    const answers: [string, { status: number; body: string }][] = [
      ['HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nété', { status: 200, body: 'é\ufffd' }],
      ['HTTP/1.1 204\r\n\r\n', { status: 204, body: '' }],
      ['HTTP/1.0 200 OK\r\n\r\nto the end', { status: 200, body: 'to the end' }],
      [
        'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n',
        { status: 201, body: '' },
      ],
      [
        'HTTP/1.1 500 Oh\r\nTransfer-Encoding: chunked\r\n\r\n3;x=1\r\nabc\r\n2\r\nde\r\n0\r\n\r\n',
        { status: 500, body: 'abcde' },
      ],
    ]
    for (const [text, outcome] of answers) {
      const isEnded = !/length|chunked|204/i.test(text)
      expect(await answered(text), text).toMatchObject({ status: outcome.status })
      if (!isEnded) expect(await answered(text, true), text).toMatchObject({ status: outcome.status })
      if (!text.includes('é')) expect(await answered(text), text).toEqual(outcome)
    }
  })

  it('that is no response is a failure', async () => {
    for (const text of [
      '',
      'SSH-2.0-OpenSSH\r\n\r\n',
      'HTTP/1.1 999 No\r\n\r\n',
      'HTTP/1.1 200 OK\r\n',
      'x'.repeat(40_000),
    ])
      expect(await answered(text), text.slice(0, 30)).toEqual({ error: 'answer' })
  })

  it('is cut, without what a database cannot keep', async () => {
    const outcome = await answered(`HTTP/1.1 200 OK\r\n\r\n\0${'é'.repeat(400_000)}`)
    expect(outcome).toEqual({ status: 200, body: 'é'.repeat(2000) })
  })
})

describe('through a receiver', () => {
  let server: TestServer
  let company: Partner
  let receiver: Receiver
  let endpoint: Endpoint
  beforeAll(async () => {
    server = await startProductWithMail({ LOG_LEVEL: 'silent' })
    await server.sql(`insert into private.webhook_inside_hosts values ('127.0.0.1')`)
    company = await signedIn(server, await partner(server, 'company', { approver: await admin(server) }))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    receiver = await startReceiver()
    endpoint = await endpointOf(company, company.organizationId, receiver.url, ['submission.received'])
  })
  afterEach(async () => {
    good(await company.client.rpc('delete_webhook', { endpoint_id: endpoint.id }))
    await receiver.close()
  })

  const send = (to = server) => fetch(`${to.url}/functions/v1/send-webhooks`, { method: 'POST' })
  const emit = (count = 1) =>
    server.sql(
      `select private.emit_webhook($1, 'submission.received', jsonb_build_object('submission_id', gen_random_uuid()))
       from generate_series(1, $2)`,
      [company.organizationId, count],
    )
  const dueNow = () =>
    server.sql(
      `update public.webhook_deliveries set due_at = now() where status = 'waiting' and lease is null`,
    )
  const log = () =>
    server.sql<{ id: string; status: string; attempts: number; [more: string]: unknown }>(
      `select id, status, attempts, response_status, response_body, error, round(extract(epoch from due_at - now()) / 60)::int
         as minutes, lease is not null as is_taken
       from public.webhook_deliveries where endpoint_id = $1 order by created_at, id`,
      [endpoint.id],
    )
  const settled = async () => {
    await expect.poll(async () => (await log()).some(({ is_taken }) => is_taken)).toBe(false)
    return log()
  }
  /** Once the first try, which the event itself asks for, has been recorded. */
  const tried = async () => {
    await expect
      .poll(async () => (await log()).every(({ attempts, is_taken }) => attempts > 0 && !is_taken))
      .toBe(true)
    return log()
  }

  it('an event arrives right away, signed, with its ID and nothing of the sender in it', async () => {
    await emit()
    await expect.poll(() => receiver.received.length).toBe(1)
    const [received] = receiver.received
    expect(received!.event).toEqual({
      id: expect.any(String),
      type: 'submission.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      organization_id: company.organizationId,
      data: { submission_id: expect.any(String) },
    })
    expect(received!.headers).toMatchObject({
      'webhook-id': received!.event.id,
      'content-type': 'application/json',
      'user-agent': 'Essor-Webhooks/1',
    })
    expect(Math.abs(Number(received!.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(30)
    expect(received!.headers).not.toHaveProperty('authorization')
    expect(isSignedBy(endpoint.secret, received!)).toBe(true)
    expect(isSignedBy(endpoint.secret, { ...received!, body: `${received!.body} ` })).toBe(false)
    expect(await tried()).toMatchObject([
      { status: 'delivered', attempts: 1, response_status: 200, response_body: 'thanks', error: null },
    ])
  })

  it('both secrets sign for 24 hours after a rotation', async () => {
    const { secret } = good<{ secret: string }>(
      await company.client.rpc('rotate_webhook_secret', { endpoint_id: endpoint.id }),
    )
    await emit()
    await expect.poll(() => receiver.received.length).toBe(1)
    expect([secret, endpoint.secret].map((one) => isSignedBy(one, receiver.received[0]!))).toEqual([
      true,
      true,
    ])
    await server.sql(
      `update private.webhook_secrets set ends_at = now() where ends_at is not null and endpoint_id = $1`,
      [endpoint.id],
    )
    await emit()
    await expect.poll(() => receiver.received.length).toBe(2)
    expect([secret, endpoint.secret].map((one) => isSignedBy(one, receiver.received[1]!))).toEqual([
      true,
      false,
    ])
  })

  it('a receiver that was down gets everything once', async () => {
    await tried()
    const port = Number(new URL(receiver.url).port)
    await receiver.close()
    await emit(12)
    await send()
    // One place in each batch while it fails: the rest has not been tried, and is not lost.
    expect((await settled()).every(({ status }) => status === 'waiting')).toBe(true)
    expect((await log()).find(({ attempts }) => attempts === 1)).toMatchObject({
      error: 'connection',
      minutes: 1,
    })
    receiver = await startReceiver(port)
    await dueNow()
    await Promise.all([send(), send(), send()])
    await expect.poll(() => receiver.received.length).toBe(12)
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(12)
    expect((await settled()).every(({ status }) => status === 'delivered')).toBe(true)
    await dueNow()
    await send()
    expect(receiver.asked).toBe(12)
  })

  it('is tried 12 times in about three days, and turned off if it accepted nothing meanwhile', async () => {
    receiver.answer = (response) => void response.writeHead(500).end('<p>Out of order</p>')
    await emit()
    const pauses: unknown[] = []
    for (let attempt = 1; attempt < 12; attempt += 1) {
      const [delivery] = await tried()
      expect(delivery).toMatchObject({
        attempts: attempt,
        response_status: 500,
        response_body: '<p>Out of order</p>',
      })
      pauses.push(delivery!.minutes)
      if (attempt === 11)
        await server.sql(
          `update public.webhook_endpoints set failing_since = now() - interval '71 hours' where id = $1`,
          [endpoint.id],
        )
      await dueNow()
      await send()
    }
    expect(pauses).toEqual([1, 2, 5, 15, 30, 60, 180, 360, 720, 1440, 1440])
    expect(await tried()).toMatchObject([{ status: 'failed', attempts: 12, response_status: 500 }])
    const [state] = await server.sql('select is_on, off_reason from public.webhook_endpoints where id = $1', [
      endpoint.id,
    ])
    expect(state).toEqual({ is_on: false, off_reason: 'failing' })
    expect(await notificationsFor(server, company)).toContain('webhook_turned_off')
    await emit()
    expect(await log()).toHaveLength(1)
  })

  it('one that is given up turns nothing off if others were accepted', async () => {
    receiver.answer = (response) => void response.writeHead(422).end()
    await emit()
    await tried()
    await server.sql('update public.webhook_deliveries set attempts = 11 where endpoint_id = $1', [
      endpoint.id,
    ])
    await dueNow()
    await send()
    expect(await tried()).toMatchObject([{ status: 'failed', attempts: 12 }])
    const [state] = await server.sql('select is_on from public.webhook_endpoints where id = $1', [
      endpoint.id,
    ])
    expect(state).toEqual({ is_on: true })
  })

  it('410 turns the endpoint off, with all that waits for it', async () => {
    receiver.answer = (response) => void response.writeHead(410).end()
    await emit()
    await expect
      .poll(() => server.sql('select off_reason from public.webhook_endpoints where id = $1', [endpoint.id]))
      .toEqual([{ off_reason: 'gone' }])
    expect(await log()).toMatchObject([{ status: 'failed', attempts: 1, response_status: 410 }])
    const { id } = (await log())[0]!
    expect(hintOf(await company.client.rpc('replay_webhook', { delivery_id: id }))).toBe('webhook_is_off')
    expect(hintOf(await company.client.rpc('test_webhook', { endpoint_id: endpoint.id }))).toBe(
      'webhook_is_off',
    )
  })

  it('a redirect is not followed', async () => {
    const elsewhere = await startReceiver()
    for (const status of [301, 302, 307, 308]) {
      receiver.answer = (response) => void response.writeHead(status, { location: elsewhere.url }).end()
      await emit()
      expect((await tried()).at(-1)).toMatchObject({ status: 'waiting', response_status: status })
      await server.sql(`update public.webhook_endpoints set failing_since = null`)
    }
    expect(elsewhere.asked).toBe(0)
    await elsewhere.close()
  })

  it('a receiver that does not answer is left after ten seconds, and does not hold up others', async () => {
    receiver.answer = () => undefined
    const other = await startReceiver()
    const { id } = await endpointOf(company, company.organizationId, other.url, ['submission.received'])
    const started = Date.now()
    await emit()
    await expect.poll(() => other.received.length).toBe(1)
    expect(Date.now() - started).toBeLessThan(8000)
    await expect.poll(async () => (await log())[0]!.error, { timeout: 20_000 }).toBe('timeout')
    expect(Date.now() - started).toBeLessThan(15_000)
    good(await company.client.rpc('delete_webhook', { endpoint_id: id }))
    await other.close()
  }, 30_000)

  it('is not sent inside once the operator no longer allows it', async () => {
    await server.sql('delete from private.webhook_inside_hosts')
    try {
      await emit()
      expect(await tried()).toMatchObject([{ error: 'address' }])
      expect(receiver.asked).toBe(0)
    } finally {
      await server.sql(`insert into private.webhook_inside_hosts values ('127.0.0.1')`)
    }
  })

  it('a test is tried once, and a replay is the same event again', async () => {
    receiver.answer = (response) => void response.writeHead(503).end()
    const delivery_id = good<string>(await company.client.rpc('test_webhook', { endpoint_id: endpoint.id }))
    await expect.poll(async () => (await log())[0]!.status).toBe('failed')
    receiver.answer = (response) => void response.writeHead(202).end()
    good(await company.client.rpc('replay_webhook', { delivery_id }))
    await expect.poll(() => receiver.of('webhook.test').length).toBe(1)
    good(await company.client.rpc('replay_webhook', { delivery_id }))
    await expect.poll(() => receiver.of('webhook.test').length).toBe(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await tried()).toMatchObject([{ status: 'delivered', attempts: 1, response_status: 202 }])
  })

  it('nothing is sent once the endpoint was turned off or deleted', async () => {
    receiver.answer = (response) => void response.writeHead(500).end()
    await emit()
    await tried()
    good(await company.client.rpc('switch_webhook', { endpoint_id: endpoint.id, is_on: false }))
    await dueNow()
    await send()
    expect(receiver.asked).toBe(1)
    expect(await log()).toMatchObject([{ status: 'failed' }])
  })

  it('only the run that took a delivery reports its result', async () => {
    receiver.answer = (response) => void response.writeHead(500).end()
    await emit()
    const { id } = (await tried())[0]!
    const mark = `select public.mark_webhook_sent($1, gen_random_uuid(), 200, ''), public.mark_webhook_failed($1, gen_random_uuid(), 410)`
    await server.sql(mark, [id])
    expect(await log()).toMatchObject([{ status: 'waiting', attempts: 1 }])
  })
  describe('the examples of the documentation', () => {
    const folder = path.join(import.meta.dirname, '../../docs/examples')
    const examples: [string, string, string[]][] = [
      ['TypeScript', process.execPath, ['--import', import.meta.resolve('tsx'), 'receive-webhooks.ts']],
    ]
    const python = findProgram('python3')
    if (python) examples.push(['Python', python, ['receive-webhooks.py']])

    it.each(examples)('accept real events and refuse forged ones: %s', async (_, program, args) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/`
      const { id, secret } = await endpointOf(company, company.organizationId, url, ['opening.closed'])
      const env = { ...process.env, ESSOR_WEBHOOK_SECRET: secret, PORT: String(port) }
      const example = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
      let printed = ''
      example.stdout.on('data', (chunk) => {
        printed += chunk
      })
      try {
        await expect
          .poll(() =>
            fetch(url, { method: 'POST', body: '{}' }).then(
              ({ status }) => status,
              () => 0,
            ),
          )
          .toBe(401)
        await server.sql(`select private.emit_webhook($1, 'opening.closed', '{"title": "Été à Lyon"}')`, [
          company.organizationId,
        ])
        await expect.poll(() => printed).toMatch(/^[0-9a-f-]{36} opening\.closed\n$/)
        const [delivery] = await server.sql<{ id: string }>(
          'select id from public.webhook_deliveries where endpoint_id = $1',
          [id],
        )
        good(await company.client.rpc('replay_webhook', { delivery_id: delivery!.id }))
        await expect
          .poll(() =>
            server.sql(
              'select status, response_status from public.webhook_deliveries where endpoint_id = $1',
              [id],
            ),
          )
          .toEqual([{ status: 'delivered', response_status: 204 }])
        const forged = (seconds: number, key: string, body = '{}') => {
          const signature = createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
            .update(`x.${seconds}.${body}`)
            .digest('base64')
          const headers = {
            'webhook-id': 'x',
            'webhook-timestamp': String(seconds),
            'webhook-signature': `v1,${signature}`,
          }
          return fetch(url, { method: 'POST', headers, body: '{}' }).then(({ status }) => status)
        }
        const now = Math.floor(Date.now() / 1000)
        expect([
          await forged(now, `whsec_${btoa('another secret')}`),
          await forged(now - 600, secret),
          await forged(now + 600, secret),
          await forged(now, secret, '{"other": 1}'),
        ]).toEqual([401, 401, 401, 401])
        expect(printed.trim().split('\n')).toHaveLength(1)
      } finally {
        example.kill()
        good(await company.client.rpc('delete_webhook', { endpoint_id: id }))
      }
    })
  })
})

it('two servers never send the same event twice', async () => {
  const receiver = await startReceiver()
  const DATABASE_URL = await createProductDatabase()
  const same = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' }
  const servers = [
    await startProductWithMail({ DATABASE_URL, ...same }),
    await startProductWithMail({ DATABASE_URL, ...same }),
  ] as const
  try {
    const [server] = servers
    await server.sql(`insert into private.webhook_inside_hosts values ('127.0.0.1')`)
    const boss = await admin(server)
    for (let n = 0; n < 4; n += 1) {
      const company = await signedIn(server, await partner(server, 'company', { approver: boss }))
      await endpointOf(company, company.organizationId, `${receiver.url}/${n}`, ['opening.closed'])
      await server.sql(
        `select private.emit_webhook($1, 'opening.closed', '{}') from generate_series(1, 20)`,
        [company.organizationId],
      )
    }
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        fetch(`${servers[n % 2]!.url}/functions/v1/send-webhooks`, { method: 'POST' }),
      ),
    )
    await expect
      .poll(() => server.sql(`select id from public.webhook_deliveries where status <> 'delivered'`), {
        timeout: 15_000,
      })
      .toEqual([])
    expect(receiver.asked).toBe(80)
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(80)
  } finally {
    await Promise.all(servers.map((one) => one.close()))
    await receiver.close()
  }
}, 30_000)
