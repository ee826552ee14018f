import { bundleServer } from './bundle-server.mjs'
import { buildWebApp } from './web-app.mjs'

/** Builds what is missing, in a process that ends: what the compilers take is given back before the server starts. */
await buildWebApp()
await bundleServer()
