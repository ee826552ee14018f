import { fold, type Line } from '../../../../../lib/located-text.ts'
import { asWebAddress } from '../../../../../lib/web-address.ts'
import type { AboutField } from '../imported.ts'
import { trimEdges, unwrap } from './pieces.ts'
import { isPlace, isTown, townIn } from './places.ts'

export interface Contact {
  about: Partial<Record<AboutField, string>>
  unread: string[]
}

const label =
  /^(?:e-?mail|courriel|phone|tel|telephone|mobile|portable|address|adresse|linkedin|website|site|site web|portfolio|location|ville)\s*[:.]\s*/
const email = /\S+@\S+\.\S+/
const linkedin = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s|,;)]+/i
const address =
  /(?:https?:\/\/|www\.)[^\s|,;)]+|(?<![\w@])(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s|,;)]*)?(?![\w@])/i
const phone = /(?:\+\d{1,3}|\(?0\d?\)?)[\d ().-]{6,}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/
const permit = /(?:permis|driv(?:er['’]?s|ing) licen[cs]e)\b[^|·•;,–—]*/i

/** What is said about the person before the first section, or under "Contact". */
export function readContact(head: Line[], contact: Line[]): Contact {
  const about: Contact['about'] = {}
  const unread: string[] = []
  const prose: Line[] = []
  /** The first value wins. */
  const tell = (field: AboutField, value: string) => {
    if (about[field] === undefined) about[field] = value
    else if (about[field] !== value) unread.push(value)
  }
  for (const [lines, isContact] of [
    [head, false],
    [contact, true],
  ] as const)
    for (const line of lines) {
      const isProse = line.text.length > 60 && !email.test(line.text) && !phone.test(line.text)
      const continues = prose.length > 0 && !isContact && /^\p{Ll}/u.test(line.text)
      if ((isProse && !isContact && !address.test(line.text)) || continues) {
        prose.push(line)
        continue
      }
      const isPermit = permit.test(line.text)
      const { rest, isContactLine } = takeAddresses(line.text, tell)
      for (const piece of rest) {
        const town = townIn(piece)
        if (town) tell('location', town)
        else if (isPlace(piece)) tell('location', piece)
        else if ((isContactLine || isContact) && !isPermit && isTown(piece) && about.location === undefined)
          tell('location', piece)
        else if (
          !isContactLine &&
          !isContact &&
          !isPermit &&
          about.jobTitle === undefined &&
          isTitle(line.text)
        )
          tell('jobTitle', trimEdges(line.text))
        else if (about.jobTitle !== trimEdges(line.text)) unread.push(piece)
      }
    }
  if (prose.length > 0) about.summary = unwrap(prose).join('\n')
  return { about, unread }
}

const isTitle = (text: string) => text.length <= 120 && /\p{L}{3}/u.test(text) && !/\d{3}/.test(text)

/** Removes email addresses, links and numbers from a line; splits the rest at separators. */
function takeAddresses(
  text: string,
  tell: (field: AboutField, value: string) => void,
): { rest: string[]; isContactLine: boolean } {
  let rest = text
  let isContactLine = false
  const take = (pattern: RegExp, use: (found: string) => void) => {
    const found = pattern.exec(rest)?.[0]
    if (!found) return
    isContactLine = true
    rest = rest.replace(found, ' | ')
    use(found.replace(/[.,;]$/, '').trim())
  }
  take(email, () => {})
  // Read from the whole text.
  take(permit, () => {})
  take(linkedin, (found) => tell('linkedinUrl', asWebAddress(found)))
  take(address, (found) => tell('portfolioUrl', asWebAddress(found)))
  take(phone, (found) => tell('phone', found))
  return {
    isContactLine,
    rest: rest
      .split(/[|·•;\t]|\s[–—-]\s|\s{3,}/)
      .map((piece) => trimEdges(piece.slice(label.exec(fold(piece.trimStart()))?.[0].length ?? 0)))
      .filter(
        (piece) => /[\p{L}\p{N}]/u.test(piece) && !/^\(?(?:linkedin|portfolio|mobile)\)?$/i.test(piece),
      ),
  }
}
