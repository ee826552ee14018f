import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import health from '../../i18n/en/health.ts'

it('P2 names every scheduled job in all languages of the product', () => {
  const folder = path.join(import.meta.dirname, '../../../supabase/migrations')
  const jobs = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/cron\.schedule\(\s*'([^']+)'/g)].map(
      ([, name]) => name!,
    ),
  )
  expect(jobs.length).toBeGreaterThan(30)
  expect(jobs.filter((name) => !(name in health.jobs.names))).toEqual([])
})
