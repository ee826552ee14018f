import { fold, linesOf, wordsIn } from '../../../../lib/located-text.ts'

export const maxSourceLength = 20_000

const contact =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|(?:\+\d{2}|(?<!\d)0)[\s.]?(?:\(0\))?\d(?:[\s.-]?\d{2}){4}(?!\d)/u

/** Lines about the job itself, which a mission has no use for. */
const aboutTheJob =
  /^(?:salary|pay|salaire|remuneration|gratification|contract|contrat|type de contrat|start(?:ing)? date|date de (?:debut|prise de poste)|location|lieu|place|ville|how to apply|apply|postuler|pour postuler|candidature|contact|deadline|benefits|avantages|reference|ref)\s*[:：]/
const mentionsPay =
  /(?:€|\beuros?\b|\bk€|\bsmic\b|minimum wage|\btickets? restaurant|\bmutuelle\b|\brtt\b|\bbonus annuel)/
const howToApply =
  /(?:send (?:us )?your (?:cv|resume)|apply (?:now|before|by|at|on|via)|envoyez? (?:nous )?votre cv|postulez|merci d'envoyer)/

const applicants =
  /(?:profil|profile|requirements?|competences|skills|qualifications?|benefits?|avantages|we offer|nous (?:vous )?(?:offrons|proposons)|formation|education|langues|languages|conditions|process|recrutement)/

/** A heading above what candidates bring, or get. */
export const isAboutApplicants = (heading: string) => applicants.test(fold(heading))

export interface SourceLine {
  text: string
  isListed: boolean
  isHeading: boolean
}

/** What a mission can use: no contact details, and nothing about pay, contract or applying. */
export function usableLines(source: string): { lines: SourceLine[]; left: number } {
  const all = linesOf(source)
  const lines = all.flatMap((line): SourceLine[] => {
    const folded = fold(line.text)
    if (aboutTheJob.test(folded) || mentionsPay.test(folded) || howToApply.test(folded)) return []
    if (contact.test(line.text)) return []
    const isHeading =
      !line.hasBullet && (/[:：]$/.test(line.text) || (wordsIn(line.text) <= 5 && !/[.!?…]$/.test(line.text)))
    return [{ text: line.text, isListed: line.hasBullet, isHeading }]
  })
  return { lines, left: all.length - lines.length }
}

/** A full stop ends a sentence only before a capital or the end, so that "e.g. this" is one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«“"])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}
