import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Resolves a specifier with the function's import map, or returns it unchanged. */
export type ImportMap = (specifier: string) => string

/** Reads `imports` from a deno.json or import_map.json. */
export function readImportMap(file: string | undefined): ImportMap {
  if (!file) return (specifier) => specifier
  const { imports = {} } = JSON.parse(withoutComments(readFileSync(file, 'utf8'))) as {
    imports?: Record<string, string>
  }
  const here = path.dirname(file)
  // The longest key wins, as in browsers.
  const entries = Object.entries(imports).sort(([a], [b]) => b.length - a.length)
  return (specifier) => {
    for (const [key, target] of entries) {
      const rest = specifier.slice(key.length)
      const matches = specifier.startsWith(key) && (rest === '' || key.endsWith('/') || rest.startsWith('/'))
      if (matches) return (/^\.{1,2}\//.test(target) ? path.join(here, target) : target) + rest
    }
    return specifier
  }
}

/** deno.json may contain comments. Strings that look like comments stay as they are. */
function withoutComments(json: string): string {
  return json.replace(
    /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, text: string | undefined) => text ?? '',
  )
}
