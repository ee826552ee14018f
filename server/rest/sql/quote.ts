/** An identifier as SQL text. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`
}

export function quoteQualified(schema: string, name: string): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}

/** A string constant as SQL text, regardless of `standard_conforming_strings`. */
export function quoteLiteral(text: string): string {
  const clean = text.replaceAll('\0', '').replaceAll("'", "''")
  return clean.includes('\\') ? `E'${clean.replaceAll('\\', '\\\\')}'` : `'${clean}'`
}
