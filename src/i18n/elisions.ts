import { elided, renamed } from '../../supabase/functions/_shared/formats/elision.ts'
import { learn } from './formatter.ts'

// Loaded with the first French catalog, or when the product has another name: homes stay light.
export { renamed }

const words = ['de', 'que', 'lorsque', 'puisque']
const beforeValue = new RegExp(`(?<!\\p{L})(${words.join('|')}) \\{\\{(\\w+)\\}\\}`, 'giu')

/** French texts say "de {{name}}" as if no name began with a vowel; the value is written with its word instead. */
export function withElisions<Catalogue>(texts: Catalogue): Catalogue {
  learn(words, elided)
  return JSON.parse(JSON.stringify(texts).replace(beforeValue, '{{$2, $1}}'))
}
