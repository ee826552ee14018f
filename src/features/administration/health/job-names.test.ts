import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import health from '../../../i18n/en/health.ts'

it('P2 names every scheduled job in all languages of the product', () => {
  const folder = path.join(import.meta.dirname, '../../../../supabase/migrations')
  const sql = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const named = (pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name]) => name!)
  const ended = new Set(named(/cron\.unschedule\(\s*'([^']+)'/g))
  const jobs = named(/cron\.schedule\(\s*'([^']+)'/g).filter((name) => !ended.has(name))
  expect(jobs.length).toBeGreaterThan(30)
  expect(jobs.filter((name) => !(name in health.jobs.names))).toEqual([])
})
