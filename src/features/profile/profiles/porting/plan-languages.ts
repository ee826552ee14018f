import type { SpokenLanguage } from '../career-entries.ts'
import { type Change, nothing } from './change.ts'
import type { Imported } from './imported.ts'
import { readLanguage, readLevel } from './read-language.ts'

const maxLanguages = 50

export function planLanguages(told: Imported['languages'], listed: SpokenLanguage[]): Change[] {
  const seen = new Set<string>()
  return told
    .filter(({ name }) => name !== '')
    .map(({ name, fluency }, index): Change => {
      const code = readLanguage(name)
      const base = {
        key: `language ${index}`,
        part: 'languages' as const,
        title: name,
        differences: [],
        notes: [],
      }
      if (!code) return { ...base, state: 'skipped', reason: 'unknownLanguage', apply: nothing }
      if (seen.has(code)) return { ...base, state: 'skipped', reason: 'twice', apply: nothing }
      seen.add(code)
      const level = readLevel(fluency)
      const known = listed.find((language) => language.code === code)
      if (known && (level === null || level === known.level))
        return { ...base, state: 'same', apply: nothing }
      if (known && level)
        return {
          ...base,
          state: 'replaced',
          differences: [{ field: 'level', before: known.level, after: level }],
          apply: (made) => ({
            ...made,
            languages: made.languages.map((language) =>
              language.code === code ? { ...language, level } : language,
            ),
          }),
        }
      const added: SpokenLanguage = { key: code, code, level: level ?? 'b1' }
      if (listed.length + seen.size > maxLanguages)
        return { ...base, state: 'skipped', reason: 'full', apply: nothing }
      return {
        ...base,
        state: 'new',
        differences: [{ field: 'level', before: '', after: added.level }],
        notes: level ? [] : ['levelAssumed'],
        apply: (made) => ({ ...made, languages: [...made.languages, added] }),
      }
    })
}
