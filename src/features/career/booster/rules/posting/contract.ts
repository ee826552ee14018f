import { type Place, placesOf, wholeWords } from '../../../../../lib/located-text.ts'
import type { Contract } from '../../../applications/model.ts'

export interface FoundContract extends Place {
  contract: Contract
}

// Most specific first: a permanent job may well mention internships as experience.
const words: [Contract, string][] = [
  ['permanent', 'cdi|contrat a duree indeterminee|permanent (?:contract|position|role|job)|permanent'],
  ['fixed_term', 'cdd|contrat a duree determinee|fixed[- ]term(?: contract)?'],
  [
    'apprenticeship',
    'alternance|alternante?|apprentissage|apprentie?|contrat de professionnalisation|apprenticeship|apprentice|work-study',
  ],
  ['internship', 'stage|stagiaire|internship|intern'],
  ['temporary', 'interim|interimaire|temporary (?:contract|position|job|work)'],
  ['freelance', 'freelance|auto-entrepreneur|micro-entrepreneur|contractor'],
  ['part_time', 'temps partiel|mi-temps|part[- ]time'],
]
const patterns = words.map(([contract, pattern]) => [contract, wholeWords(pattern)] as const)

/** The type of contract: from the first line, or from the most specific word in the text. */
export function contractIn(text: string): FoundContract | undefined {
  const found = patterns.flatMap(([contract, pattern]) =>
    placesOf(text, pattern)
      .slice(0, 1)
      .map((place): FoundContract => ({ ...place, contract })),
  )
  const firstLine = /\S[^\n]*/.exec(text)
  const end = firstLine ? firstLine.index + firstLine[0].length : 0
  return found.find((one) => one.end <= end) ?? found[0]
}
