import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutAnswerSchemas } from './scripts/answers-plugin.ts'
import { withoutCircles } from './scripts/chunk-circles.ts'
import { chunkPlan } from './scripts/chunks/plan.ts'
import { compressed } from './scripts/compress-plugin.ts'
import { installable } from './scripts/installable/plugin.ts'
import { lighterMantine } from './scripts/lighter-mantine.ts'
import { prerendered } from './scripts/prerender-plugin.ts'

const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

const isText = /\/(en|fr)-\w+-[\w-]+\.js$/

const app = {
  define: {
    // Shown to administrators next to the other versions.
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    // @react-pdf/layout asks Node's Buffer about every photo; browsers don't have one.
    'Buffer.isBuffer': 'ArrayBuffer.isView',
  },
  build: {
    target: 'es2022',
    // Reads only the icons that are used, not all 6,000.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
}

const sources = () => [react(), withoutAnswerSchemas(), lighterMantine()]

const { plugin: planned, groups } = chunkPlan({ ...app, plugins: sources() })

export default defineConfig({
  ...app,
  plugins: [...sources(), planned, prerendered(), withoutCircles(), installable(), compressed()],
  build: {
    ...app.build,
    // Texts need nothing that isn't there already. Browsers that don't preload modules load them a little later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (isText.test(file) ? [] : needed),
    },
    rolldownOptions: { ...app.build.rolldownOptions, output: { codeSplitting: { groups } } },
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
