import { plain } from '../../lib/plain.ts'
import type { Skill } from '../skills/api/get-skills.ts'

/** Catalog names that match what was typed, best first, without those already listed. */
export function suggestSkills(
  catalogue: Skill[],
  typed: string,
  listed: string[],
  language: string,
): string[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return []
  const known = new Set(listed.map(plain))
  const rank = (skill: Skill) => {
    const names = [skill.name_en, skill.name_fr, ...skill.aliases].map(plain)
    if (names.some((name) => name.startsWith(wanted))) return 0
    return names.some((name) => name.includes(wanted)) ? 1 : 2
  }
  return catalogue
    .map((skill) => ({ name: language === 'fr' ? skill.name_fr : skill.name_en, rank: rank(skill) }))
    .filter(({ name, rank }) => rank < 2 && !known.has(plain(name)))
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, language))
    .slice(0, 8)
    .map(({ name }) => name)
}
