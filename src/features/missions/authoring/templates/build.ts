import type { Language } from '../../../../i18n/languages.ts'
import type { Criterion, MissionContent } from '../../missions/model.ts'

/** Picks the text in the mission's language. */
export type Say = (en: string, fr: string) => string
export type Template = (say: Say, language: Language) => MissionContent

/** A criterion with three levels: not there yet, solid, excellent. */
export function criterion(
  say: Say,
  id: string,
  weight: number,
  title: string,
  weak: string,
  solid: string,
  excellent: string,
): Criterion {
  return {
    id,
    title,
    weight,
    levels: [
      { title: say('Not there yet', 'Pas encore'), description: weak },
      { title: say('Solid', 'Solide'), description: solid },
      { title: say('Excellent', 'Excellent'), description: excellent },
    ],
  }
}
