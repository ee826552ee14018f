import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (file: string | URL) => readFileSync(new URL(file, root), 'utf8')
const filesIn = (folder: string, ending: string) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => `${folder}${file}`)

const decisions = filesIn('docs/adr/', '.md').filter((file) => /\/\d{4}-/.test(file))
const shape =
  /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>.+) · (?<date>\d{4}-\d\d-\d\d)\n\n## Context\n\n(?:.*\n)+## Decision\n\n(?:.*\n)+## Consequences\n\n(?:.+\n?|\n)+$/
const partsOf = (file: string) => shape.exec(read(file))?.groups

it.each(decisions)('%s has the shape of a decision, in 25 lines or fewer', (file) => {
  expect(Number(partsOf(file)?.number)).toBe(Number(file.slice('docs/adr/'.length, 'docs/adr/0000'.length)))
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(25)
})

/** After adding a decision, run `npx vitest run src/i18n/documents.test.ts -u` to write the table again. */
it('lists every decision in the index', async () => {
  const rows = decisions.map((file) => {
    const { number, title, status, date } = partsOf(file)!
    return `| ${number} | [${title}](${file.slice('docs/adr/'.length)}) | ${status} | ${date} |\n`
  })
  const [introduction] = read('docs/adr/README.md').split(/^\| Number/m)
  await expect(
    `${introduction}| Number | Decision | Status | Date |\n|---|---|---|---|\n${rows.join('')}`,
  ).toMatchFileSnapshot(new URL('docs/adr/README.md', root).pathname)
})

it('explains every table of the schema in the data model', () => {
  const migrations = filesIn('supabase/migrations/', '.sql').map(read).join('\n')
  const tables = [...migrations.matchAll(/^create (?:unlogged )?table (?:public\.|(private\.))(\w+)/gm)].map(
    ([, schema = '', name]) => `\`${schema}${name}\``,
  )
  expect(tables.length).toBeGreaterThan(150)
  const dropped = new Set(
    [
      ...migrations.matchAll(
        /^(?:drop table (?:public\.)?([\w.]+)|alter table (?:public\.)?([\w.]+) rename to)/gm,
      ),
    ].map(([, name, oldName]) => `\`${name ?? oldName}\``),
  )
  const model = read('docs/data-model.md')
  expect(tables.filter((table) => !dropped.has(table) && !model.includes(table))).toEqual([])
})

it('links only to files that exist', () => {
  const documents = ['', 'docs/', 'docs/adr/', 'docs/data-model/'].flatMap((folder) =>
    filesIn(folder || './', '.md'),
  )
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => ({
      file,
      target: target!,
    })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ file, target }) => !existsSync(new URL(target, new URL(file, root))))).toEqual([])
})
