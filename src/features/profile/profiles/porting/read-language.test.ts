import { expect, it } from 'vitest'
import { languageName } from '../../../../lib/language-names.ts'
import { languageCodes } from '../../../../lib/spoken-languages.ts'
import { readLanguage, readLevel } from './read-language.ts'

it('recognizes languages by their names in English, in French and in themselves', () => {
  for (const code of languageCodes) {
    for (const language of ['en', 'fr', code])
      expect(readLanguage(languageName(code, language)), code).toBe(code)
  }
  expect(['Chinese (Simplified)', 'fr-FR', 'ESPAÑOL', 'Elvish'].map(readLanguage)).toEqual([
    'zh',
    'fr',
    'es',
    null,
  ])
})
it.each([
  ['Native or bilingual proficiency', 'native'],
  ['Full professional proficiency', 'c1'],
  ['Professional working proficiency', 'b2'],
  ['Limited working proficiency', 'b1'],
  ['Elementary proficiency', 'a2'],
  ['Compétence professionnelle limitée', 'b1'],
  ['Niveau C2', 'c2'],
  ['Courant', 'c1'],
  ['?', null],
])('reads “%s” as %s', (fluency, level) => expect(readLevel(fluency)).toBe(level))
