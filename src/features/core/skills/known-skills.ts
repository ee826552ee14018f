import { createContext } from 'react'
import type { Skill } from './api/get-skills.ts'

export type NamedSkill = Pick<Skill, 'slug' | 'name_en' | 'name_fr'>

/** The skills below, if they came with the page: their names need no request of their own. */
export const KnownSkills = createContext<NamedSkill[] | undefined>(undefined)
