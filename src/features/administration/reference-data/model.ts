import { comparable } from '../../../lib/comparable.ts'
import type { Database } from '../../../lib/database.types.ts'
import { categories } from '../../missions/missions/model.ts'

type Tables = Database['public']['Tables']
export type Kind = Database['public']['Enums']['catalogue_kind']

/** The lists of the catalog; entries of each can be edited and retired. */
export interface Entries extends Record<Kind, unknown> {
  skill: Tables['skills']['Row']
  job: Tables['jobs']['Row']
  question: Tables['interview_questions']['Row']
}
export type CatalogueSkill = Entries['skill']
export type CatalogueJob = Entries['job']
export type CatalogueQuestion = Entries['question']
export type TemplateCandidate = Database['public']['Functions']['template_candidates']['Returns'][number]

/** Job categories, and skills that every job needs. */
export const skillCategories = [...categories, 'everyday'] as const
export type SkillCategory = (typeof skillCategories)[number]

export const pageSize = 25

/** Whether all typed words occur, ignoring accents and case. */
export function holdsWords(typed: string, ...texts: string[]): boolean {
  const said = comparable(texts.join(' '))
  return comparable(typed)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

const namesOf = ({ name_en, name_fr, aliases }: Pick<CatalogueSkill, 'name_en' | 'name_fr' | 'aliases'>) =>
  [name_en, name_fr, ...aliases].map((name) => comparable(name.trim()))

/** The other skill that already uses a word. */
export function ownerOf(word: string, skills: CatalogueSkill[], except?: string): CatalogueSkill | undefined {
  const wanted = comparable(word.trim())
  return skills.find((skill) => skill.slug !== except && namesOf(skill).includes(wanted))
}
