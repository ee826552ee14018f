import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { groups } from './house/map.ts'
import { files } from './new-feature/files.ts'
import { linesFor, withLine } from './new-feature/lines.ts'
import { fillIn, type Names, namesOf, people } from './new-feature/names.ts'
import { startTool, toolPath } from './tool.ts'

/** Writes a small feature that works: one table, one list, one dialog, one notification. See CONTRIBUTING.md. */
const usage = `npm run new:feature -- GROUP FEATURE [--area AREA] [--en "Title"] [--fr "Titre"]

GROUP    ${Object.keys(groups).join(', ')}
FEATURE  a plural noun in lower case, such as bookmarks or study-notes
AREA     ${Object.keys(people).join(', ')}`

const root = path.join(import.meta.dirname, '..')
const at = (file: string) => path.join(root, file)

function readNames(): Names {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { area: { type: 'string' }, en: { type: 'string' }, fr: { type: 'string' } },
  })
  const [group = '', feature = ''] = positionals
  const { area = 'candidate' } = values
  if (!(group in groups) || !/^[a-z]+(-[a-z]+)*$/.test(feature) || !(area in people)) {
    console.error(usage)
    process.exit(2)
  }
  return namesOf(group, feature, values)
}

/** The time, as Supabase numbers migrations; later than every migration there is. */
function nextNumber(): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const last = readdirSync(at('supabase/migrations')).sort().at(-1)!.slice(0, 14)
  return now > last ? now : String(Number(last) + 1)
}

const names = readNames()
const number = nextNumber()
const targets = Object.entries(files).map(([template, file]) => ({
  template: at(`scripts/new-feature/templates/${template}.template`),
  file: fillIn(file.replace('__now__', number), names),
}))

const inTheWay = targets.filter(({ file }) => existsSync(at(file)))
if (inTheWay.length > 0) {
  console.error(`Already there: ${inTheWay.map(({ file }) => file).join(', ')}`)
  process.exit(2)
}

const written = new Set<string>()
for (const { template, file } of targets) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), fillIn(readFileSync(template, 'utf8'), names))
  written.add(file)
}

const byHand: string[] = []
for (const line of linesFor(names.group)) {
  const file = fillIn(line.file, names)
  const text = fillIn(line.text, names)
  const content = readFileSync(at(file), 'utf8')
  if (line.unless && new RegExp(fillIn(line.unless.source, names)).test(content)) continue
  const changed = withLine(content, { ...line, text })
  if (changed === undefined) byHand.push(`In ${file}, add:\n\n${text}`)
  else {
    writeFileSync(at(file), changed)
    written.add(file)
  }
}

const formatted = [...written].filter((file) => /\.(tsx?|css)$/.test(file))
const biome = startTool(toolPath('biome'), ['check', '--write', '--log-level=error', ...formatted], {
  cwd: root,
  stdio: 'inherit',
})
await new Promise((resolve) => biome.once('close', resolve))

console.log(`Written or changed:\n${[...written].map((file) => `  ${file}`).join('\n')}\n`)
for (const task of byHand) console.log(`${task}\n`)
console.log(`Now:
  1. Make it yours: columns and rules in supabase/migrations/${number}_${names.table}.sql, fields in the dialog, every text.
     ${names.title_fr === names.title_en ? `Translate the title "${names.title_fr}" in src/i18n/fr/${names.name}.ts, shell.ts and health.ts.` : 'Read the texts in both languages.'}
  2. npm run types
  3. npm run diagrams
  4. npm run house -- --write
  5. npx vitest run supabase/tests/full-matrix -u, and look at each line that changed
  6. npm run check
  7. npx vitest run supabase/tests/${names.feature}.test.ts src/i18n supabase/tests/compose-mails.test.ts
  8. npx vite build && npx playwright test e2e/${names.feature}.spec.ts --project stories

CONTRIBUTING.md says what each file is for, and what else a feature may need.`)
