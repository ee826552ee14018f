import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { compressed } from './scripts/compress-plugin.ts'
import { prerendered } from './scripts/prerender-plugin.ts'

// Everything else reaches the backend through the address that /config.json names.
const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

export default defineConfig({
  // Shown to administrators beside the versions of everything else.
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [react(), prerendered(), compressed()],
  build: {
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    proxy: { '/config.json': backend, '/mailbox': backend },
  },
})
