import type { Skill } from './api/get-skills.ts'

/** The catalog as select options, in alphabetical order; retired ones only if selected. */
export const skillChoices = (
  skills: Skill[],
  language: string,
  chosen: string[] = [],
): { value: string; label: string }[] =>
  skills
    .filter(({ slug, retired_at }) => !retired_at || chosen.includes(slug))
    .map(({ slug, name_en, name_fr }) => ({ value: slug, label: language === 'fr' ? name_fr : name_en }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
