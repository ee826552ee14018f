import * as z from 'zod/mini'
import { writeDate } from '../../../../../../supabase/functions/_shared/formats/dates.ts'
import { formatItems } from '../../../../../lib/formats/lists.ts'

const line = (most: number) => z.catch(z.string().check(z.maxLength(most)), '')

/** Everything in a letter. Stored letters may be older than these rules and can still be read. */
const letterSchema = z.object({
  language: z.catch(z.enum(['en', 'fr']), 'en'),
  sender: line(600),
  recipient: line(600),
  place: line(120),
  /** A day, such as 2026-11-15. */
  date: z.catch(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ''),
  subject: line(200),
  greeting: line(200),
  paragraphs: z.catch(z.array(line(4000)).check(z.maxLength(12)), []),
  closing: line(400),
  signature: line(160),
})
export type Letter = z.infer<typeof letterSchema>

export const readLetter = (stored: unknown): Letter =>
  letterSchema.parse(typeof stored === 'object' && stored !== null ? stored : {})

/** "November 15, 2026" in an English letter, "15 novembre 2026" in a French one. */
function spokenDate({ date, language }: Pick<Letter, 'date' | 'language'>): string {
  if (!date) return ''
  return writeDate(language, { dateStyle: 'long', timeZone: 'UTC' }, new Date(`${date}T00:00:00Z`))
}

/** "Lyon, le 15 novembre 2026"; English letters only have the date. */
export function placeAndDate(letter: Letter): string {
  const date = spokenDate(letter)
  if (letter.language === 'en') return date
  return formatItems([letter.place, date && `le ${date}`])
}

/** "Objet : …" goes above a French salutation; an English subject goes alone below it. */
export const subjectLine = ({ language, subject }: Letter): string =>
  subject && (language === 'fr' ? `Objet\u00a0: ${subject}` : subject)

/** The letter as text, in the order its language requires. */
export function letterAsText(letter: Letter): string {
  const head =
    letter.language === 'fr'
      ? [letter.sender, letter.recipient, placeAndDate(letter), subjectLine(letter), letter.greeting]
      : [letter.sender, placeAndDate(letter), letter.recipient, letter.greeting, subjectLine(letter)]
  return [...head, ...letter.paragraphs, letter.closing, letter.signature]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
}
