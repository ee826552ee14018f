import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutCircles } from './scripts/chunk-circles.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { compressed } from './scripts/compress-plugin.ts'
import { prerendered } from './scripts/prerender-plugin.ts'

const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

export default defineConfig({
  // Shown to administrators next to the other versions.
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [react(), prerendered(), withoutCircles(), compressed()],
  build: {
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    // The app uses its own origin as the backend, so everything the server answers is proxied here.
    proxy: {
      '^/(auth|rest|storage|realtime|functions)/v1(/|$)': { target: backend, ws: true },
      '^/(config\\.json|healthz|mailbox)': backend,
    },
  },
})
