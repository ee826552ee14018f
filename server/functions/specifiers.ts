/** How a function's import is resolved. */
export type Target =
  | { kind: 'package'; names: string[] }
  | { kind: 'node'; name: string }
  | { kind: 'types' }
  | { kind: 'std-server' }
  | { kind: 'unavailable' }
  | { kind: 'file' }

const packageHosts =
  /^https:\/\/(?:esm\.sh|cdn\.skypack\.dev|unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.run)\/(?:v\d+\/|stable\/)?(.+)$/

/** Deno specifiers include a registry and a version; installed packages have neither in their name. */
export function classify(specifier: string): Target {
  if (/\.d\.[mc]?ts$/.test(specifier)) return { kind: 'types' }
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  if (specifier.startsWith('npm:')) return { kind: 'package', names: [withoutVersion(specifier.slice(4))] }
  if (specifier.startsWith('jsr:')) return fromJsr(withoutVersion(specifier.slice(4)))
  if (/^https:\/\/deno\.land\/std(@[^/]+)?\/http\/(server|mod)\.ts$/.test(specifier))
    return { kind: 'std-server' }
  const hosted = packageHosts.exec(specifier)?.[1]
  if (hosted)
    return { kind: 'package', names: [withoutVersion(hosted.replace(/\?.*$/, '').replace(/\/\+esm$/, ''))] }
  if (/^(https?|data|blob):/.test(specifier)) return { kind: 'unavailable' }
  if (/^[./]/.test(specifier)) return { kind: 'file' }
  return { kind: 'package', names: [specifier] }
}

/** "@scope/name@^1.2/sub" → "@scope/name/sub" */
function withoutVersion(specifier: string): string {
  return specifier.replace(/^\/?((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?/, '$1')
}

/** JSR packages are installed under their own name or the one that JSR's npm registry gives them. */
function fromJsr(name: string): Target {
  const [, scope, rest] = /^@([^/]+)\/(.+)$/.exec(name) ?? []
  const [base, ...sub] = (rest ?? '').split('/')
  return { kind: 'package', names: scope ? [name, [`@jsr/${scope}__${base}`, ...sub].join('/')] : [name] }
}
