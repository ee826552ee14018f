/** The code in what somebody typed or pasted: with blanks or hyphens, in small letters, or as the whole address. */
export function typedCode(typed: string): string {
  const last = typed.trim().split(/[?#]/)[0]!.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return last.replace(/[\s\u00a0-\u00ad\u2010-\u2015_.-]+/g, '').toUpperCase()
}
