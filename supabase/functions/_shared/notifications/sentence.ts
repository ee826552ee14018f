import { elided, elidedWords } from '../formats/elision.ts'
import english from './en.ts'
import french from './fr.ts'

const sentences: Record<string, Record<string, string>> = { en: english, fr: french }

/** What a notification says in one sentence, as plain text. */
export function sentenceOf(
  language: 'en' | 'fr',
  kind: string,
  values: Record<string, string | undefined>,
): string {
  const texts = sentences[language]!
  // Members of both sides read it: for one of them, the partner did it.
  const read = values.by && values.by === values.name ? `${kind}_them` : kind
  const text = [read, kind, 'other'].find((one) => Object.hasOwn(texts, one))!
  const said = texts[text]!.replace(
    /(?:(?<!\p{L})(\p{L}+) )?\{\{(\w+)\}\}/gu,
    (_, word: string | undefined, name: string) => {
      const value = values[name] ?? ''
      if (!word) return value
      return language === 'fr' && elidedWords.includes(word.toLowerCase())
        ? elided(word, value)
        : `${word} ${value}`
    },
  )
  return said.trim()
}
