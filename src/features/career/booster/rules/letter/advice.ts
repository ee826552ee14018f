import { fold, wordsIn } from '../../../../../lib/located-text.ts'
import type { Letter } from './letter.ts'

export type LetterAdvice = 'short' | 'long' | 'noCompany' | 'noFigure' | 'onlyI' | 'noSubject'
const [least, most] = [120, 400]

/** What a letter lacks or has too much of. */
export function adviceOnLetter(letter: Letter, company: string): LetterAdvice[] {
  const body = letter.paragraphs.join('\n')
  const words = wordsIn(body)
  const sentences = fold(body)
    .split(/(?<=[.!?])\s+/)
    .filter((one) => wordsIn(one) > 1)
  const own = sentences.filter((one) => /^(?:i |i'|je |j')/.test(one.trim()))
  const advice: LetterAdvice[] = []
  if (!letter.subject.trim()) advice.push('noSubject')
  if (words < least) advice.push('short')
  if (words > most) advice.push('long')
  if (company && !fold(body).includes(fold(company))) advice.push('noCompany')
  if (!/\d/.test(body)) advice.push('noFigure')
  if (sentences.length >= 5 && own.length > sentences.length * 0.6) advice.push('onlyI')
  return advice
}
