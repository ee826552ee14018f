/**
 * Supabase's patterns for redirect URLs: `*` and `?` don't cross the separators "." and "/", `**` does; `[a-z]` and
 * `{a,b}` are choices.
 */
export function globToRegExp(pattern: string): RegExp {
  let source = ''
  let depth = 0
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i]!
    if (character === '*') {
      const double = pattern[i + 1] === '*'
      while (pattern[i + 1] === '*') i++
      source += double ? '.*' : '[^./]*'
    } else if (character === '?') {
      source += '[^./]'
    } else if (character === '{') {
      depth++
      source += '(?:'
    } else if (character === '}' && depth > 0) {
      depth--
      source += ')'
    } else if (character === ',' && depth > 0) {
      source += '|'
    } else if (character === '[' && pattern.indexOf(']', i + 2) > 0) {
      const end = pattern.indexOf(']', i + 2)
      const set = pattern
        .slice(i + 1, end)
        .replace(/[\\^\]]/g, (c, at) => (c === '^' && at === 0 ? '^' : `\\${c}`))
      source += `[${set.replace(/^!/, '^')}]`
      i = end
    } else {
      if (character === '\\') i++
      source += (pattern[i] ?? '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    }
  }
  return new RegExp(`^${source}${')'.repeat(depth)}$`, 's')
}
