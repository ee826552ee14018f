import { elided } from '../../supabase/functions/_shared/formats/elision.ts'

const words = ['de', 'que', 'lorsque', 'puisque']
const beforeValue = new RegExp(`(?<!\\p{L})(${words.join('|')}) \\{\\{(\\w+)\\}\\}`, 'giu')

/** Texts say "de {{name}}" as if no name began with a vowel; the value is written with its word instead. */
export function withElisions<Catalogue>(texts: Catalogue, language: string): Catalogue {
  if (language !== 'fr') return texts
  return JSON.parse(JSON.stringify(texts).replace(beforeValue, '{{$2, $1}}'))
}

/** What "{{name, de}}" says; undefined for other formats. */
export const saidWith = (word: string | undefined, value: string): string | undefined =>
  word && words.includes(word.toLowerCase()) ? elided(word, value) : undefined
