import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

it('says that it is healthy once the database answers', async () => {
  const response = await fetch(`${server.url}/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

it('tells clients where the backend is, and the public key', async () => {
  const response = await fetch(`${server.url}/config.json`)
  expect(await response.json()).toEqual({
    supabaseUrl: server.engine.siteUrl,
    supabaseKey: server.engine.publishableKey,
    demo: false,
  })
})
