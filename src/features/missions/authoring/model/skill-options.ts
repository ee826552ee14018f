import type { Language } from '../../../../i18n/languages.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import type { Skill } from '../../../core/skills/api/get-skills.ts'

/** Sorted by name; `words` contains every name a skill can be found by. */
export function skillOptions(skills: Skill[], language: Language) {
  return skills
    .map((skill) => ({
      value: skill.slug,
      label: inLanguage(skill, 'name', language),
      words: [skill.name_en, skill.name_fr, ...skill.aliases].join(' ').toLocaleLowerCase(),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
