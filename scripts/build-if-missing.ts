import { existsSync } from 'node:fs'

/** `npm start` on a fresh checkout: the web app is built once, and served from then on. */
if (!existsSync('dist/index.html')) {
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
}
