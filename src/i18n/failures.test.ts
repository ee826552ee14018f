import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../supabase/migrations/', import.meta.url)
const catalogs = import.meta.glob<{ errors?: object }>('./en/*.ts', { eager: true, import: 'default' })
/** On every page, or on those of one domain. */
const said = new Set(Object.values(catalogs).flatMap(({ errors = {} }) => Object.keys(errors)))
/** Only on the command line. */
const elsewhere = ['account_not_found']
/** By the migration that renames openings. */
const renamed: Record<string, string> = {
  need_gone: 'opening_gone',
  need_incomplete: 'opening_incomplete',
  too_many_needs: 'too_many_openings',
}

/** The migrations without function bodies that a later one has replaced. */
function currentSql(): string {
  const sql = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const newest = new Map<string, string>()
  const others = sql.replace(
    /create (?:or replace )?function ([\w.]+)\(([^)]*)[\s\S]*?\$(\w*)\$[\s\S]*?\$\3\$/g,
    (definition, name: string, parameters: string) => {
      newest.set(`${name}(${parameters}`, definition)
      return ''
    },
  )
  return [others, ...newest.values()].join('\n')
}

it('has a text for every error code of the database', () => {
  const codes = [
    ...currentSql().matchAll(
      /private\.(?:fail|raise_app_error|refuse)\(\s*'([a-z_]+)'|\bhint = '([a-z_]+)'/g,
    ),
  ].map(([, code, hint]) => renamed[(code ?? hint)!] ?? (code ?? hint)!)
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code) => !said.has(code) && !elsewhere.includes(code))).toEqual([])
})
