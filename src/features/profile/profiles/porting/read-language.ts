import { comparable } from '../../../../lib/comparable.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { type LanguageLevel, languageCodes } from '../../../../lib/spoken-languages.ts'

/** Names of languages in English, in French and in themselves, with common variants. */
const known = new Map<string, string>([
  ...languageCodes.flatMap((code) => [
    [code, code] as const,
    ...['en', 'fr', code].map((language) => [comparable(languageName(code, language)), code] as const),
  ]),
  ['mandarin', 'zh'],
  ['cantonese', 'zh'],
  ['cantonais', 'zh'],
  ['farsi', 'fa'],
  ['castilian', 'es'],
  ['castillan', 'es'],
  ['flemish', 'nl'],
  ['flamand', 'nl'],
])

/** The code of "French", "Français (France)", "fr-FR"; null for an unknown language. */
export function readLanguage(name: string): string | null {
  const words = comparable(name).trim()
  const short = words.replace(/\s*[(,/–-].*$/, '').trim()
  return known.get(words) ?? known.get(short) ?? null
}

const levels: [RegExp, LanguageLevel][] = [
  [/native|natale|maternelle|mother|bilingu/, 'native'],
  [/full professional|professionnelle complete/, 'c1'],
  [/limited working|professionnelle limitee/, 'b1'],
  [/professional|professionnelle|upper.?intermediate/, 'b2'],
  [/elementary|elementaire|notions|basic|beginner|debutant|scolaire/, 'a2'],
  [/intermedia/, 'b1'],
  [/master|proficient|maitrise/, 'c2'],
  [/fluent|courant|advanced|avance/, 'c1'],
]

/** The level, in LinkedIn's, the European framework's or everyday terms; null if not given. */
export function readLevel(fluency: string): LanguageLevel | null {
  const words = comparable(fluency)
  const european = /\b([abc][12])\b/.exec(words)
  if (european) return european[1] as LanguageLevel
  return levels.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
