import { bundleServer } from './bundle-server.mjs'
import { buildWebApp } from './web-app.mjs'

/**
 * `npm start`: builds what is missing or older than its source, then runs the server in this process. Plain
 * JavaScript, since nothing is built yet when it begins.
 */
await buildWebApp()
const bundle = await bundleServer()
if (bundle) {
  await import(bundle)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../server/main.ts')
}
if (process.env.DEMO === 'off') {
  process.stdout.write('  First administrator   npm run admin -- create EMAIL --name "First Last"\n\n')
}
