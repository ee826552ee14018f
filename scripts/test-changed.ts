import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endWithTools, runTool } from './tool.ts'

/**
 * The tests that a branch is likely to break, compared with `main` or the given commit: those that import what
 * changed, policy tests that name what a changed migration creates, and stories that use the texts of changed
 * components. Everything runs in `npm test`.
 */
endWithTools()
const root = path.join(import.meta.dirname, '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

function changedFiles(): string[] {
  const start = git('merge-base', process.argv[2] ?? 'main', 'HEAD')
  const names = `${git('diff', '--name-only', start)}\n${git('ls-files', '--others', '--exclude-standard')}`
  return names.split('\n').filter((file) => file && existsSync(path.join(root, file)))
}

const namesIn = (files: string[], pattern: RegExp) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name!)))

/** The files of a folder that name one of these. */
function filesNaming(names: Set<string>, folder: string, ending: string, before = ''): string[] {
  if (names.size === 0) return []
  const pattern = new RegExp(`\\b${before}(${[...names].join('|')})\\b`)
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .filter((file) => pattern.test(read(file)))
}

const changed = changedFiles()
const code = changed.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('e2e/'))

const created = namesIn(
  changed.filter((file) => file.startsWith('supabase/migrations/')),
  /^create (?:or replace )?(?:table|function|procedure) (?:public|private)\.(\w+)/gm,
)
/** These look at the whole schema. */
const ofSchema = ['declared-data', 'indexes', 'full-matrix/matrix'].map(
  (name) => `supabase/tests/${name}.test.ts`,
)
const policies = [
  ...filesNaming(created, 'supabase/tests', '.test.ts'),
  ...(created.size > 0 ? [...ofSchema, 'src/i18n/failures.test.ts'] : []),
]

const texts = namesIn(
  code.filter((file) => file.startsWith('src/')),
  /useTranslation\('(\w+)'\)/g,
)
for (const file of code) {
  const [, catalog] = /^src\/i18n\/en\/(\w+)\.ts$/.exec(file) ?? []
  if (catalog) texts.add(catalog)
}
// They are part of every story.
for (const everywhere of ['common', 'shell']) texts.delete(everywhere)
const stories = new Set([
  ...filesNaming(texts, 'e2e', '.spec.ts', 'en\\.'),
  ...changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)),
])

const run = (tool: string, args: string[]) => runTool(tool, args, 'now')

const tests = [...new Set([...code, ...policies])]
const isOk =
  (tests.length === 0 || (await run('vitest', ['related', '--run', '--passWithNoTests', ...tests]))) &&
  (stories.size === 0 ||
    ((await run('vite', ['build', '--logLevel', 'warn'])) &&
      (await run('playwright', ['test', '--project', 'stories', ...stories]))))
console.log(`\n${changed.length} changed files, ${stories.size} stories`)
process.exitCode = isOk ? 0 : 1
