import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { manifests } from './manifests.ts'

/** Size of each icon, and which part of it the mark fills; systems cut maskable ones into their own shapes. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.72 },
  { name: 'icon-512', size: 512, share: 0.72 },
  { name: 'maskable-512', size: 512, share: 0.52 },
  { name: 'apple-180', size: 180, share: 0.62 },
]

/** What makes the app installable: manifests for each area and language, icons, and the service worker. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const [fileName, manifest] of manifests())
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) })
      const mark = await readFile('public/favicon.svg', 'utf8')
      for (const { name, size, share } of icons)
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: await icon(mark, size, share) })
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: await serviceWorker(files.map((file) => `/${file}`)),
      })
    },
  }
}

async function icon(mark: string, size: number, share: number): Promise<Uint8Array> {
  const inner = Math.round(size * share)
  const margin = Math.round((size - inner) / 2)
  const drawn = await sharp(Buffer.from(mark), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#FBFAF7' } })
    .composite([{ input: drawn, left: margin, top: margin }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function serviceWorker(files: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/service-worker/worker.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: { builtFiles: JSON.stringify(files.sort()) },
  })
  return outputFiles[0]!.text
}
