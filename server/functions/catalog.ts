import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SupabaseConfig } from '../config/supabase.ts'

export interface FunctionSource {
  name: string
  /** The folder that contains all functions. Nothing outside it is read for them. */
  root: string
  folder: string
  entrypoint: string
  verifyJwt: boolean
  importMap?: string
}

const entryNames = ['index.ts', 'index.tsx', 'index.mts', 'index.js', 'index.jsx', 'index.mjs']

/** Finds a function in the supabase folder by name. Shared folders start with `_` or `.` and are not functions. */
export function findFunction(
  supabaseDir: string,
  config: SupabaseConfig,
  name: string,
): FunctionSource | undefined {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return undefined
  const settings = Object.hasOwn(config.functions, name) ? config.functions[name] : undefined
  if (settings?.enabled === false) return undefined
  const root = path.join(supabaseDir, 'functions')
  const folder = path.join(root, name)
  const entrypoint = settings?.entrypoint
    ? path.resolve(supabaseDir, settings.entrypoint)
    : entryNames.map((entry) => path.join(folder, entry)).find(existsSync)
  if (!entrypoint || !existsSync(entrypoint)) return undefined
  return {
    name,
    root,
    folder,
    entrypoint,
    verifyJwt: settings?.verify_jwt ?? true,
    importMap: settings?.import_map
      ? path.resolve(supabaseDir, settings.import_map)
      : findImportMap(root, folder),
  }
}

function findImportMap(root: string, folder: string): string | undefined {
  const places = [folder, root].flatMap((place) =>
    ['deno.json', 'deno.jsonc', 'import_map.json'].map((file) => path.join(place, file)),
  )
  return places.find(existsSync)
}
