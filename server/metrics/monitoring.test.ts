import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const root = path.join(import.meta.dirname, '../..')
const file = (name: string) => readFileSync(path.join(root, name), 'utf8')
const alerts = file('monitoring/alerts.yml')
const migration = 'supabase/migrations/20261118074000_email_health.sql'
const dashboard = file('monitoring/grafana-dashboard.json')

let server: TestServer

beforeAll(async () => {
  const DATABASE_URL = await createDatabase()
  server = await startTestServer('rest', { METRICS: 'on', DATABASE_URL, DATABASE_READ_URL: DATABASE_URL })
})
afterAll(() => server.close())

/** Names in expressions, without what Prometheus itself adds to them. */
function namesIn(text: string): string[] {
  const found = text.matchAll(
    /\b((?:http|database|cron|account|product|certificate|realtime|data_folder|last|nodejs|process)_\w+)/g,
  )
  return [...new Set([...found].map(([, name]) => name!.replace(/_(?:count|bucket)$/, '')))]
}

it('alerts, dashboard and documentation name metrics the server has', async () => {
  await server.sql(`select cron.schedule('nightly', '0 3 * * *', 'select 1')`)
  await server.sql(
    `insert into cron.job_run_details (jobid, status, start_time, end_time) select jobid, 'succeeded', now(), now() from cron.job`,
  )
  await server.sql(
    `insert into _server.operations (name) values ('backup'), ('backup_failure'), ('backup_check')`,
  )
  await server.sql(
    `insert into _server.operations (name, details) values ('certificates', '{"site": {"expires": "2027-01-01"}}')
     on conflict (name) do update set details = excluded.details`,
  )
  await server.sql(`create schema private; create table private.mails
    (id int, due_at timestamptz, sent_at timestamptz, given_up_at timestamptz, last_error text)`)
  await server.sql(/create function private\.metrics\(\)[\s\S]+?\n\$\$;/.exec(file(migration))![0])
  const read = async () => (await fetch(`${server.url}/metrics`)).text()
  await expect.poll(read).toContain('data_folder_size_bytes')
  const served = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const operations = file('docs/operations.md')
  const named = [alerts, dashboard, operations].flatMap(namesIn)
  expect(named.filter((name) => !served.has(name))).toEqual([])
  const own = [...served].filter((name) => !/^(nodejs|process)_/.test(name!))
  expect(own.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

it('a project whose own metrics fail does not make the database look down', async () => {
  await server.sql(`create schema if not exists private`)
  await server.sql(`drop function if exists private.metrics()`)
  await server.sql(
    `create function private.metrics() returns table (name text, help text, labels jsonb, value double precision)
     language plpgsql as $$begin raise exception 'broken'; end$$`,
  )
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/^database_up 1$/m)
  expect(text).toContain('database_size_bytes')
})

it('each alert has its section in the runbook, in the same order', () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const sections = [...file('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(sections).toEqual(named)
})
