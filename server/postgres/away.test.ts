import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { startProxy } from '../testing/database-proxy.ts'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer } from '../testing/server.ts'
import { isDatabaseAway } from './away.ts'

function refused(code: string): DatabaseError {
  return Object.assign(new DatabaseError('refused', 1, 'error'), { code, severity: 'FATAL' })
}

it.each(['57P01', '57P02', '57P03', '08006', '53300'])('D5 %s means that the database is away', (code) => {
  expect(isDatabaseAway(refused(code))).toBe(true)
})

it.each(['57014', '23505', '42501', '25006'])('D5 %s is an answer of the database', (code) => {
  expect(isDatabaseAway(refused(code))).toBe(false)
})

it('D5 every interface answers 503 while the database is away', async () => {
  const proxy = await startProxy(await createDatabase())
  const server = await startTestServer('rest', { DATABASE_URL: proxy.url })
  const apikey = server.engine.publishableKey
  const ask = async (path: string, body?: object) => {
    const headers = { apikey, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`${server.url}${path}`, init)).status
  }
  expect(await ask('/rest/v1/books')).toBe(200)
  await proxy.close()
  expect(await ask('/rest/v1/books')).toBe(503)
  expect(await ask('/rest/v1/books', { title: 'x' })).toBe(503)
  expect(await ask('/auth/v1/token?grant_type=password', { email: 'a@b.co', password: 'x' })).toBe(503)
  expect(await ask('/healthz')).toBe(503)
  await server.close()
})
