import type { Language } from '../../../i18n/languages.ts'
import type { Skill } from '../../skills/api/get-skills.ts'

/** Sorted by name; `words` contains every name a skill can be found by. */
export function skillOptions(skills: Skill[], language: Language) {
  return skills
    .map(({ slug, name_en, name_fr, aliases }) => ({
      value: slug,
      label: language === 'fr' ? name_fr : name_en,
      words: [name_en, name_fr, ...aliases].join(' ').toLocaleLowerCase(),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
