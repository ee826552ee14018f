import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Loader, OnResolveArgs, Plugin, PluginBuild } from 'esbuild'
import type { ImportMap } from './import-map.ts'
import { classify } from './specifiers.ts'

const builtins = new Set(builtinModules)
const virtual = 'function-runtime'
const loaders: Record<string, Loader> = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx' }

/** Resolves a function's imports: its own files are bundled, and packages are the installed ones. */
export function denoImports(importMap: ImportMap): Plugin {
  return {
    name: 'deno-imports',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        if (args.kind === 'entry-point' || args.pluginData === 'resolving') return undefined
        return resolve(build, args, importMap(args.path))
      })
      build.onLoad({ filter: /.*/, namespace: virtual }, (args) => ({
        contents:
          args.path === 'std-server'
            ? 'export const serve = (handler, options) => Deno.serve(options ?? {}, handler)'
            : '',
        loader: 'js',
      }))
      build.onLoad({ filter: /.*/, namespace: 'file' }, async (args) => {
        if (args.with.type === 'text') return { contents: await readFile(args.path, 'utf8'), loader: 'text' }
        if (args.with.type === 'bytes') return { contents: await readFile(args.path), loader: 'binary' }
        if (!/\.([mc]?[jt]s|[jt]sx)$/.test(args.path)) return undefined
        return { contents: await readSource(args.path), loader: loaders[path.extname(args.path)] ?? 'js' }
      })
    },
  }
}

async function resolve(build: PluginBuild, args: OnResolveArgs, specifier: string) {
  const target = classify(specifier)
  switch (target.kind) {
    case 'types':
    case 'std-server':
      return { path: target.kind, namespace: virtual }
    case 'node':
      return { path: target.name, external: true }
    case 'unavailable':
      return {
        errors: [{ text: `${specifier} cannot be loaded. Install the package and import it as npm:NAME` }],
      }
    case 'file':
      return build.resolve(specifier, {
        kind: args.kind,
        resolveDir: args.resolveDir,
        pluginData: 'resolving',
      })
    case 'package':
      return resolvePackage(build, args, target.names)
  }
}

/** Packages stay out of the bundle so that those with native code or files of their own work. */
async function resolvePackage(build: PluginBuild, args: OnResolveArgs, names: string[]) {
  if (builtins.has(names[0]!)) return { path: `node:${names[0]}`, external: true }
  for (const name of names) {
    for (const resolveDir of [args.resolveDir, import.meta.dirname]) {
      const found = await build.resolve(name, {
        kind: 'import-statement',
        resolveDir,
        pluginData: 'resolving',
      })
      if (found.errors.length === 0) return { path: pathToFileURL(found.path).href, external: true }
    }
  }
  return { errors: [{ text: `The package ${names[0]} is not installed. Run: npm install ${names[0]}` }] }
}

/** Files next to a module are found by its own URL, but in a bundle every module would have the bundle's. */
async function readSource(file: string): Promise<string> {
  const own: Record<string, string> = {
    url: pathToFileURL(file).href,
    filename: file,
    dirname: path.dirname(file),
  }
  const source = await readFile(file, 'utf8')
  return source.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, key) => JSON.stringify(own[key]))
}
