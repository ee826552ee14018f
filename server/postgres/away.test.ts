import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer } from '../testing/server.ts'
import { isDatabaseAway } from './away.ts'

function refused(code: string): DatabaseError {
  return Object.assign(new DatabaseError('refused', 1, 'error'), { code, severity: 'FATAL' })
}

it.each(['57P01', '57P02', '57P03', '08006', '53300'])(
  'D5 treats %s as the database being unavailable',
  (code) => {
    expect(isDatabaseAway(refused(code))).toBe(true)
  },
)

it.each(['57014', '23505', '42501', '25006'])('D5 treats %s as an answer from the database', (code) => {
  expect(isDatabaseAway(refused(code))).toBe(false)
})

it.each([
  ['R6', 'starts', 'startUp'],
  ['D5', 'is away', 'close'],
] as const)('%s answers 503 on every interface while the database %s', async (_, __, leave) => {
  const proxy = await startProxy(await createDatabase())
  const server = await startTestServer('rest', { DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
  const apikey = server.engine.publishableKey
  const ask = async (path: string, body?: object) => {
    const headers = { apikey, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`${server.url}${path}`, init)).status
  }
  expect(await ask('/rest/v1/books')).toBe(200)
  await proxy[leave]()
  expect(await ask('/rest/v1/books')).toBe(503)
  expect(await ask('/rest/v1/books', { title: 'x' })).toBe(503)
  expect(await ask('/auth/v1/token?grant_type=password', { email: 'a@b.co', password: 'x' })).toBe(503)
  expect(await ask('/auth/v1/signup', { email: 'a@b.co', password: 'Secret-Pass-1' })).toBe(503)
  const upload = await fetch(`${server.url}/storage/v1/object/files/a.txt`, {
    method: 'POST',
    headers: { apikey: server.engine.secretKey, authorization: `Bearer ${server.engine.secretKey}` },
    body: 'content',
  })
  expect(upload.status).toBe(503)
  for (const path of ['/readyz', '/healthz', '/health']) expect(await ask(path), path).toBe(503)
  // Restarting the server would not bring the database back.
  expect(await ask('/livez')).toBe(200)
  await server.close()
  await proxy.close()
})
