import type { Language } from '../../../../i18n/languages.ts'
import type { Criterion, DeliverableStep, MissionContent } from '../../missions/model.ts'

/** Picks the text in the mission's language. */
export type Say = (en: string, fr: string) => string
export type Template = (say: Say, language: Language) => MissionContent

/** A deliverable that is written in place. */
export const writtenAnswer: Pick<DeliverableStep, 'accepts' | 'required' | 'fileKinds' | 'maxMegabytes'> = {
  accepts: 'text',
  required: true,
  fileKinds: [],
  maxMegabytes: 10,
}

/** The options of a question, named a, b, c and so on. */
export const choices = (...labels: string[]) =>
  labels.map((label, index) => ({ id: String.fromCharCode(97 + index), label }))

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
