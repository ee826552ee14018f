import { createContext } from 'react'
import type { Skill } from './api/get-skills.ts'

export type NamedSkill = Pick<Skill, 'slug' | 'name_en' | 'name_fr'>

/** The skills that came with the page, so that their names need no request. */
export const KnownSkills = createContext<NamedSkill[] | undefined>(undefined)
