import { bundleServer } from './bundle-server.mjs'
import { buildWebApp } from './web-app.mjs'

/** Builds what is missing, in a process that ends: the compilers' memory is freed before the server starts. */
await buildWebApp()
await bundleServer()
