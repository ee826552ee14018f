import { elided, elidedWords, renamed } from '../../supabase/functions/_shared/formats/elision.ts'
import { learn } from './formatter.ts'

// Loaded with the first French catalog, or when the product has another name: homes stay light.
export { renamed }

const beforeValue = new RegExp(`(?<!\\p{L})(${elidedWords.join('|')}) \\{\\{(\\w+)\\}\\}`, 'giu')

/** Keeps "e-mail" in one line by a word joiner. Short texts are labels and column names, which never wrap. */
const unbroken = (_: string, text: unknown) =>
  typeof text === 'string' && text.length > 30 ? text.replace(/\b(e-)(?=mail)/gi, '$1\u2060') : text

/** French texts say "de {{name}}" as if no name began with a vowel or an article; the value is written with its word. */
export function withElisions<Catalogue>(texts: Catalogue): Catalogue {
  learn(elidedWords, elided)
  return JSON.parse(JSON.stringify(texts, unbroken).replace(beforeValue, '{{$2, $1}}'))
}
