import { inLanguage } from '../../../lib/in-language.ts'
import type { Skill } from './api/get-skills.ts'

/** The catalog as select options, in alphabetical order; retired ones only if selected. */
export const skillChoices = (
  skills: Skill[],
  language: string,
  chosen: string[] = [],
): { value: string; label: string }[] =>
  skills
    .filter(({ slug, retired_at }) => !retired_at || chosen.includes(slug))
    .map((skill) => ({ value: skill.slug, label: inLanguage(skill, 'name', language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
