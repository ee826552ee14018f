import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../testing/trace-receiver.ts'
import { statementName } from './statement-name.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentSpan = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${parentSpan}-01`
const patience = { timeout: 60_000 }
const email = 'private.person@example.com'

const values = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

describe('a server with an address for traces', () => {
  let receiver: TraceReceiver
  let server: TestServer
  let handedOn: Record<string, string>
  const found = (name: string): ReceivedSpan => {
    const span = receiver.spans.find((one) => one.name === name)
    if (!span) throw new Error(`no span ${name} among ${receiver.spans.map((one) => one.name)}`)
    return span
  }

  beforeAll(async () => {
    receiver = await startTraceReceiver()
    server = await startTestServer('functions', {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a-token, x-team = essor',
      OTEL_SERVICE_NAME: 'essor-test',
    })
    await server.sql(`create table public.people (name text);
      grant all on public.people to anon, service_role;
      create function public.count_people(of text) returns bigint language sql as 'select count(*) from public.people where name = of';
      notify pgrst, 'reload schema'`)
    const apikey = server.engine.secretKey
    const headers = { apikey, authorization: `Bearer ${apikey}`, 'content-type': 'application/json' }
    const ask = async (at: string, init: RequestInit = {}) => {
      const answer = await fetch(server.url + at, { ...init, headers: { ...headers, ...init.headers } })
      return { status: answer.status, text: await answer.text() }
    }
    const search = `/rest/v1/people?name=eq.${email}&select=private_person:name`
    await vi.waitFor(
      async () => expect((await ask(search, { headers: { traceparent } })).status).toBe(200),
      patience,
    )
    await ask('/rest/v1/rpc/count_people', { method: 'POST', body: JSON.stringify({ of: email }) })
    await ask(`/rest/v1/people?made_up=eq.${email}`)
    await server.client(apikey).storage.createBucket('papers')
    await ask('/storage/v1/object/papers/private-person.txt', { method: 'POST', body: email })
    const answer = await ask('/functions/v1/mirror', { method: 'POST', headers: { traceparent } })
    handedOn = Object.fromEntries(JSON.parse(answer.text).headers)
    await ask('/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'a long Password 1!' }),
    })
    await ask('/auth/v1/recover', { method: 'POST', body: JSON.stringify({ email }) })
    const emails = 'select from _server.mailbox'
    await vi.waitFor(async () => expect((await server.sql(emails)).length).toBeGreaterThan(0), patience)
    await server.sql(`select cron.schedule('tidy up', '1 seconds', 'select 1')`)
    const runs = `select from cron.job_run_details where status = 'succeeded'`
    await vi.waitFor(async () => expect((await server.sql(runs)).length).toBeGreaterThan(0), patience)
    await ask('/livez')
    // What was recorded until now is sent while the server stops, not after a delay.
    await server.close()
  })
  afterAll(() => receiver.close())

  it('continues the trace of the caller and names the statement below the request', () => {
    const request = found('GET rest table')
    expect(request).toMatchObject({ traceId, parentSpanId: parentSpan })
    expect(values(request)).toMatchObject({
      'essor.service': 'rest',
      'essor.route': 'table',
      'http.request.method': 'GET',
      'http.response.status_code': expect.any(Number),
    })
    const statement = found('read people')
    expect(statement.traceId).toBe(traceId)
    const [parent] = receiver.spans.filter((one) => one.spanId === statement.parentSpanId)
    expect(parent?.name).toBe('GET rest table')
    expect(receiver.tree(found('POST rest function').spanId)).toEqual({ 'call rpc/count_people': {} })
  })

  it('records storage, functions, emails and jobs in their place', () => {
    const upload = receiver.tree(found('POST storage object').spanId)
    expect(Object.keys(upload)).toContain('storage write')
    expect(Object.keys(upload)).toContain('insert storage.objects')
    expect(receiver.tree(found('POST functions any').spanId)).toEqual({ 'function mirror': {} })
    expect(handedOn.traceparent).toBe(`00-${traceId}-${found('function mirror').spanId}-01`)
    expect(found('send email').status.code ?? 0).toBe(0)
    expect(found('cron tidy up').parentSpanId ?? '').toBe('')
  })

  it('gives the status of failed requests, and the code of the error', () => {
    const failed = receiver.spans.filter((one) => values(one)['error.type'] !== undefined)
    expect(failed.map((one) => [one.name, values(one)['error.type'], one.status.code])).toContainEqual([
      'read people',
      '42703',
      2,
    ])
  })

  it('sends nothing about people, and nothing about probes', () => {
    expect(receiver.spans.length).toBeGreaterThan(10)
    for (const secret of [email, 'private', 'made_up', server.engine.secretKey.slice(0, 24), 'livez', '?'])
      expect(receiver.text()).not.toContain(secret)
    expect(receiver.spans.flatMap((span) => span.events)).toEqual([])
    expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer a-token', 'x-team': 'essor' })
    expect(receiver.text()).toContain('essor-test')
  })
})

it('answers and stops as usual while the receiver is unavailable', async () => {
  const receiver = await startTraceReceiver()
  await receiver.close()
  const server = await startTestServer('rest', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    LOG_LEVEL: 'silent',
  })
  const { error } = await server.client().from('books').select()
  expect(error).toBeNull()
  await server.close()
})

it('follows the share of OTEL_TRACES_SAMPLER_ARG, except where the caller decided', async () => {
  const receiver = await startTraceReceiver()
  const server = await startTestServer('rest', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  const apikey = server.engine.publishableKey
  for (const headers of [{ apikey }, { apikey, traceparent }])
    await (
      await fetch(`${server.url}/rest/v1/books`, { headers: new Headers(Object.entries(headers)) })
    ).text()
  await server.close()
  expect(receiver.spans.filter(({ name }) => name === 'GET rest table')).toMatchObject([{ traceId }])
  expect(new Set(receiver.spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
  await receiver.close()
})

it('loads nothing for traces without an address', () => {
  const program = `
    const { openTraces } = await import('./server/traces/open.ts')
    await import('./server/server.ts')
    const { createRequire } = await import('node:module')
    const loaded = () => Object.keys(createRequire(process.cwd() + '/').cache)
      .filter((file) => /@opentelemetry.(sdk|exporter|otlp|core|resources)/.test(file)).length
    const off = [await openTraces({}, console), loaded()]
    const on = await openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SERVICE_NAME: 'x',
      OTEL_TRACES_SAMPLER: 'always_off' }, console)
    console.log(JSON.stringify({ off, on: loaded() > 10 }))
    process.exit(0)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: path.join(import.meta.dirname, '../..'), encoding: 'utf8' },
  )
  expect(stdout.trim(), stderr).toBe('{"off":[null,0],"on":true}')
})

it.each([
  ['select id from auth.users where email = $1', 'select auth.users'],
  ['insert into "storage"."objects" (name) values ($1)', 'insert storage.objects'],
  ['update _server.cron_claims set due = $1', 'update _server.cron_claims'],
  [`select 'from ada@example.com', "x from jane" as y`, 'select'],
  ['with a as (delete from books returning 1) select 1', 'with books'],
  ['select * from (select 1)', 'select'],
  ['commit', 'commit'],
])('calls %s "%s"', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
