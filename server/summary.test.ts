import { expect, it } from 'vitest'
import { readEnv } from './config/env.ts'
import { readSupabaseConfig } from './config/supabase.ts'
import { createLog } from './log.ts'
import { withSender } from './mail/sender.ts'
import type { RunningServer } from './server.ts'
import { describeSummary, logSummary, summarize } from './summary.ts'

function started(given: Record<string, string>, log: unknown = undefined): RunningServer {
  const env = readEnv({ DEMO: 'off', DATA_DIR: '/srv/data', ...given })
  const config = withSender(readSupabaseConfig('server/testing/mail', {}), env.MAIL_FROM)
  const engine = { env, config, demo: undefined, log } as unknown as RunningServer['engine']
  return { url: 'http://localhost:3000', engine, close: async () => undefined }
}

it('says where to open it, whether it sends email and where the data is', () => {
  const lines = describeSummary(
    started({
      SITE_URL: 'https://essor.example',
      SMTP_URL: 'smtps://u:word@mail.example',
      MAIL_FROM: 'Essor <hello@essor.eu>',
    }),
  )
  expect(lines).toEqual([
    '',
    'Open      http://localhost:3000',
    'Public    https://essor.example',
    'Email     through mail.example',
    'Data      /srv/data',
    'Stop      Ctrl-C',
    '',
  ])
})

it('shows no password of a mail server or database', () => {
  const server = started({
    SMTP_URL: 'smtps://u:word@mail.example',
    DATABASE_URL: 'postgres://p:word@db.example/x',
  })
  expect(JSON.stringify(summarize(server))).not.toContain('word')
  expect(summarize(server).data).toBe('/srv/data, db.example')
})

it('warns without a mail server, and with a sender that mail servers refuse', () => {
  const warned = (given: Record<string, string>) =>
    describeSummary(started(given)).filter((line) => line.startsWith('Warning'))
  const SMTP_URL = 'smtps://mail.example'
  expect(warned({})).toEqual([expect.stringContaining('SMTP_URL')])
  expect(warned({ SMTP_URL })).toEqual([expect.stringContaining('hello@example.test')])
  expect(warned({ SMTP_URL, MAIL_FROM: 'hello@essor.eu' })).toEqual([])
})

it('logs the same as JSON where there is no terminal', () => {
  const said: [object | string, string?][] = []
  const keep = (details: object | string, message?: string) => said.push([details, message])
  logSummary(started({}, { info: keep, warn: keep }))
  expect(said).toEqual([
    [expect.objectContaining({ url: 'http://localhost:3000', data: '/srv/data' }), 'ready'],
    [expect.stringContaining('SMTP_URL'), undefined],
  ])
})

it('writes readable lines to a terminal, and one per migration only when asked', () => {
  const output: string[] = []
  const terminal = { write: (text: string) => output.push(text) } as unknown as typeof process.stdout
  const log = createLog('info', terminal)
  log.info({ migrations: 62 }, 'updating the database')
  log.debug({ migration: '1_first.sql' }, 'migration applied')
  log.warn('email is not set up')
  expect(output).toEqual(['  Updating the database (migrations 62)\n', '  Warning   Email is not set up\n'])
})
