import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from './newest.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (name) => path.join(root, name)

/** An unpacked release contains what was built, and no sources to build it from. */
export const isRelease = () => existsSync(at('release.json'))

/** Whether the web app is built and no older than its source; one set by the environment is left alone. */
export function isWebAppBuilt() {
  if (process.env.WEB_DIR || isRelease()) return true
  const page = at('dist/index.html')
  const sources = filesBelow([at('src'), at('public')])
  const newest = Math.max(statSync(at('index.html')).mtimeMs, ...sources.map((source) => source.changed))
  return existsSync(page) && statSync(page).mtimeMs >= newest
}

export async function buildWebApp() {
  if (isWebAppBuilt()) return
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
}
