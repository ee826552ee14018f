import { fold } from '../../../../lib/located-text.ts'
import type { Skill } from '../../../core/skills/api/get-skills.ts'

/** Skills of a profile that the catalog doesn't have, in the catalog's shape, named by themselves. */
export function ownSkills(words: string[], catalogue: Skill[]): Skill[] {
  const known = new Set(
    catalogue.flatMap(({ name_en, name_fr, aliases }) => [name_en, name_fr, ...aliases].map(fold)),
  )
  return words
    .map((word) => word.trim())
    .filter((word) => word.length > 1 && !known.has(fold(word)))
    .map((word) => ({ slug: word, name_en: word, name_fr: word, category: 'everyday', aliases: [] }))
}
