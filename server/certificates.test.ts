import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { readCertificate, watchCertificates } from './certificates.ts'
import { readEnv } from './config/env.ts'
import { createLog } from './log.ts'

/** A server with a certificate that no one has signed. */
async function started(options: { secure?: boolean; disabledCommands?: string[] }) {
  const server = new SMTPServer({ ...options, logger: false })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

it.each([
  ['that is encrypted from the start', true],
  ['that switches to encryption', false],
])('reads the certificate of a server %s', async (_, secure) => {
  const server = await started({ secure })
  const found = await readCertificate('127.0.0.1', server.port, !secure)
  expect(found).toEqual({
    host: '127.0.0.1',
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    problem: expect.any(String),
  })
  await server.close()
})

it('finds no certificate without encryption, and says why a server does not answer', async () => {
  const server = await started({ disabledCommands: ['STARTTLS'] })
  expect(await readCertificate('127.0.0.1', server.port, true)).toBeUndefined()
  await server.close()
  expect(await readCertificate('127.0.0.1', server.port, false)).toEqual({
    host: '127.0.0.1',
    problem: 'ECONNREFUSED',
  })
})

it('records those of the public address and of the mail server', async () => {
  const server = await started({ secure: true })
  const noted = new Promise<unknown[]>((resolve) => {
    const db = { query: async (_: string, values?: unknown[]) => resolve(values!) }
    const env = readEnv({
      SITE_URL: `https://127.0.0.1:${server.port}`,
      SMTP_URL: `smtps://127.0.0.1:${server.port}`,
    })
    watchCertificates(db, env, createLog('silent'))()
  })
  const [name, details] = await noted
  expect(name).toBe('certificates')
  const certificate = { host: '127.0.0.1', expires: expect.any(String) }
  expect(JSON.parse(details as string)).toMatchObject({ site: certificate, smtp: certificate })
  await server.close()
})
