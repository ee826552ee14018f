import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { requestClass } from './request-class.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('rest', { METRICS: 'on' })
})
afterAll(() => server.close())

const read = (at: { url: string }, headers?: Record<string, string>) =>
  fetch(`${at.url}/metrics`, { headers })

it.each([
  ['/rest/v1/books?select=*', 'rest', 'table'],
  ['/rest/v1/rpc/anything', 'rest', 'function'],
  ['/auth/v1/token?grant_type=password', 'auth', 'token'],
  ['/auth/v1/made-up', 'auth', 'other'],
  ['/storage/v1/object/public/a/b', 'storage', 'object'],
  ['/functions/v1/made-up', 'functions', 'any'],
  ['/assets/base.js', 'web', 'asset'],
  ['/missions/1', 'web', 'page'],
])('classes %s as %s, %s', (url, service, route) => {
  expect(requestClass(url)).toEqual({ service, route })
})

it('counts requests by what they are for, and by nothing a caller can make up', async () => {
  const apikey = server.engine.publishableKey
  for (const path of ['/rest/v1/books', '/rest/v1/missing-table', '/auth/v1/made-up'])
    await (await fetch(server.url + path, { headers: { apikey } })).text()
  const counted = (labels: string) =>
    new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm')
  await expect
    .poll(async () => (await read(server)).text())
    .toMatch(counted('service="auth",route="other",method="GET",status="4xx"'))
  const text = await (await read(server)).text()
  expect(text).toMatch(counted('service="rest",route="table",method="GET",status="2xx"'))
  expect(text).not.toContain('missing-table')
  expect(text).not.toContain('made-up')
})

it('reports the pools, the database, scheduled jobs, the disk and the process', async () => {
  await server.sql(`select cron.schedule('tidy "up"', '0 3 * * *', 'select 1')`)
  await expect.poll(async () => (await read(server)).text()).toMatch(/^data_folder_free_bytes [\d.e+]+$/m)
  const answer = await read(server)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toMatch(/^database_up 1$/m)
  expect(text).toMatch(/^database_pool_connections\{pool="requests",state="waiting"\} 0$/m)
  expect(text).toMatch(/^cron_job_failures_last_hour\{job="tidy \\"up\\""\} 0$/m)
  expect(text).toMatch(/^realtime_connections 0$/m)
  expect(text).toMatch(/^account_emails_waiting 0$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  // Each name is described once, as the format demands.
  const described = text.match(/^# TYPE \S+/gm)!
  expect(new Set(described).size).toBe(described.length)
})

it('answers only on this machine if there is no token', async () => {
  expect((await read(server)).status).toBe(200)
  const proxied = await read(server, { 'x-forwarded-for': '203.0.113.7' })
  expect(proxied.status).toBe(403)
  expect(await proxied.json()).toMatchObject({ code: 'metrics_local_only' })
})

it('asks for the token if there is one, and is closed unless turned on', async () => {
  const token = 'a-token-of-sixteen-or-more'
  const [open, closed] = await Promise.all([
    startTestServer('rest', { METRICS: 'on', METRICS_TOKEN: token }),
    startTestServer('rest'),
  ])
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  expect((await read(open, forwarded)).status).toBe(401)
  expect((await read(open, { authorization: `Bearer ${token}x` })).status).toBe(401)
  expect((await read(open, { ...forwarded, authorization: `Bearer ${token}` })).status).toBe(200)
  expect(await (await read(closed)).text()).not.toContain('http_request')
  await Promise.all([open.close(), closed.close()])
})

it('says so while the database is away, instead of failing', async () => {
  const proxy = await startProxy(await createDatabase())
  const cut = await startTestServer('rest', { METRICS: 'on', DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
  await proxy.close()
  expect(await (await read(cut)).text()).toMatch(/^database_up 0$/m)
  await cut.close()
})
