import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from './config/env.ts'
import { isEmailMissing } from './mail/service.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('rest')
})
afterAll(() => server.close())

it('reports healthy once the database answers', async () => {
  const response = await fetch(`${server.url}/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

it("tells clients the backend's address and the public key", async () => {
  const response = await fetch(`${server.url}/config.json`)
  expect(await response.json()).toEqual({
    supabaseUrl: server.engine.siteUrl,
    supabaseKey: server.engine.publishableKey,
    demo: false,
    // Without SMTP or a demo on this machine, no one would read the emails.
    email: false,
  })
})

it('P1-10 reports whether emails reach people', () => {
  const missing = (env: Record<string, string>) => isEmailMissing(readEnv({ DEMO: 'on', ...env }))
  expect(missing({})).toBe(false)
  expect(missing({ SITE_URL: 'http://localhost:3000' })).toBe(false)
  expect(missing({ SITE_URL: 'http://192.168.1.20:3000' })).toBe(true)
  expect(missing({ SITE_URL: 'https://essor.example' })).toBe(true)
  expect(missing({ DEMO: 'off' })).toBe(true)
  expect(missing({ DEMO: 'off', SMTP_URL: 'smtps://smtp.example.com' })).toBe(false)
})
