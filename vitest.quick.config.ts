import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that start no server, no database and no other program, for `npm run test:quick`. */
const startsSomething =
  /from '(\.\.?\/)+((server\/)?testing|postgres)\/|from '(\.\.?\/)+people\.ts'|node:child_process/

const tests = ['src', 'server', 'scripts', 'supabase/tests']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter((file) => /\.test\.tsx?$/.test(file))
  // The web app's tests never do.
  .filter((file) => file.startsWith('src/') || !startsSomething.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    include: tests,
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
