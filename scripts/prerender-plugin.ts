import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as buildScript, transform } from 'esbuild'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesOf, firstFiles } from './first-files.ts'

const languages = ['en', 'fr'] as const
const folder = 'node_modules/.cache/prerender'

/**
 * Renders the landing page into index.html, in both languages, so that it is visible before any script has run. boot.js
 * decides which one is shown, if any: the same file is served for every other address too.
 */
export function prerendered(): Plugin {
  let root = ''
  let output = ''
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved(config) {
      root = config.root
      output = path.resolve(config.root, config.build.outDir)
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'revisit.js', source: await revisitScript(root) })
    },
    async writeBundle(_options, bundle) {
      const boot = path.join(output, 'boot.js')
      await writeFile(boot, (await transform(await readFile(boot, 'utf8'), { minify: true })).code)
      const page = path.join(output, 'index.html')
      const html = await readFile(page, 'utf8')
      const { prerenderLanding } = await drawingCode(root)
      const drawn = await Promise.all(
        languages.map(async (lang) => `<div data-drawn="${lang}">${await prerenderLanding(lang)}</div>`),
      )
      await writeFile(
        page,
        html
          // The drawn page needs its styles and fonts first. Other pages start as fast: measured on a slow network.
          .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace('<script src="/boot.js">', (boot) => `${firstFilesBlock(bundle)}${boot}`)
          .replace('</head>', `${landingStyles(bundle, html)}</head>`)
          .replace('<div id="root"></div>', `<div id="root">${drawn.join('')}</div>`),
      )
    },
  }
}

const firstFilesBlock = (bundle: Rolldown.OutputBundle) =>
  `<script type="application/json" id="first-files">${firstFiles(bundle)}</script>`

/** The landing page's own styles load with its code; here they must be there before it. */
function landingStyles(bundle: Rolldown.OutputBundle, html: string): string {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('app/open-landing.tsx')),
  )
  if (!entry) throw new Error('the landing page is not a chunk of its own')
  const sheets = filesOf(entry.fileName, bundle).filter(
    (file) => file.endsWith('.css') && !html.includes(`href="/${file}"`),
  )
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const shown = languages.map((lang) => `html[data-landing="${lang}"] [data-drawn="${lang}"]`)
  return `${links.join('')}<style>[data-drawn]{display:none}${shown.join(',')}{display:block}</style>`
}

/** Runs before the app, without modules: one small file. */
async function revisitScript(root: string): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: [path.join(root, 'src/app/revisit/revisit.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
  })
  return outputFiles[0]!.text
}

async function drawingCode(root: string): Promise<typeof import('../src/app/prerender.tsx')> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  return import(`${pathToFileURL(path.join(root, folder, 'prerender.js')).href}?${Date.now()}`)
}
