import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from './newest.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (name) => path.join(root, name)

/** Builds the web app where it is missing or older than its source. */
export async function buildWebApp() {
  if (process.env.WEB_DIR) return
  const page = at('dist/index.html')
  const sources = filesBelow([at('src'), at('public')])
  const newest = Math.max(statSync(at('index.html')).mtimeMs, ...sources.map((source) => source.changed))
  if (existsSync(page) && statSync(page).mtimeMs >= newest) return
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
}
