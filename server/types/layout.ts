/** Lines of TypeScript, indented by depth. */
export type Lines = (string | Lines)[]

export function render(lines: Lines, depth = 0): string {
  return lines
    .map((line) => (typeof line === 'string' ? '  '.repeat(depth) + line : render(line, depth + 1)))
    .join('\n')
}

/** `name: { … }`, or what Supabase writes if there is nothing inside. */
export function block(name: string, entries: Lines): Lines {
  return [`${name}: {`, entries.length ? entries : ['[_ in never]: never'], '}']
}

/** A property name, quoted only if necessary. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}
