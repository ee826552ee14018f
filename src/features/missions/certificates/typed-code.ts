/** The code printed in a certificate's PDF: in its address, or alone. */
export function printedCode(text: string): string | undefined {
  const found = /\/certificates\/([0-9A-F]{12})\b/i.exec(text) ?? /\b([0-9A-F]{12})\b/.exec(text)
  return found?.[1]?.toUpperCase()
}

/** The code in what was typed or pasted: with spaces or hyphens, in lowercase, or as the whole address. */
export function typedCode(typed: string): string {
  const last = typed.trim().split(/[?#]/)[0]!.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return last.replace(/[\s\u00a0-\u00ad\u2010-\u2015_.-]+/g, '').toUpperCase()
}
