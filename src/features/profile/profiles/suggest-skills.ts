import { comparable } from '../../../lib/comparable.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import type { Skill } from '../../core/skills/api/get-skills.ts'

/** Catalog names that match what was typed, best first, without those already listed. */
export function suggestSkills(
  catalogue: Skill[],
  typed: string,
  listed: string[],
  language: string,
): string[] {
  const wanted = comparable(typed.trim())
  if (wanted === '') return []
  const known = new Set(listed.map(comparable))
  const rank = (skill: Skill) => {
    const names = [skill.name_en, skill.name_fr, ...skill.aliases].map(comparable)
    if (names.some((name) => name.startsWith(wanted))) return 0
    return names.some((name) => name.includes(wanted)) ? 1 : 2
  }
  return catalogue
    .map((skill) => ({ name: inLanguage(skill, 'name', language), rank: rank(skill) }))
    .filter(({ name, rank }) => rank < 2 && !known.has(comparable(name)))
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, language))
    .slice(0, 8)
    .map(({ name }) => name)
}
