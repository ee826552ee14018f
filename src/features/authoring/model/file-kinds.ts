/** Endings as people write them: "PDF, .png" becomes pdf and png. */
export function readFileKinds(typed: string): string[] {
  const kinds = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((kind) => kind.replace(/^\*?\./, ''))
  return [...new Set(kinds.filter((kind) => /^[a-z0-9]{1,10}$/.test(kind)))]
}
