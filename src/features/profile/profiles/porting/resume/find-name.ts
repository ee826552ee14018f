import { fold, type Line } from '../../../../../lib/located-text.ts'

export interface FoundName {
  line: Line
  firstName: string
  lastName: string
  /** First and last name together, if they can't be separated. */
  whole: string
  /** What else is on the line. */
  rest: string
}

const word = /^(?:\p{Lu}[\p{L}'’.-]*|d[eu]|des|la|le|van|von|der|da|di|el|al|ben|bin)$/u
const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
const isName = (text: string) => {
  const words = text.split(/\s+/)
  return words.length >= 2 && words.length <= 5 && text.length <= 50 && words.every((one) => word.test(one))
}

/** "CAMILLE ROUX" in normal case. */
const asWritten = (text: string) =>
  isCapitals(text)
    ? text.toLowerCase().replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : text

/** Whose résumé it is: the line that matches the email address or link, or one of the first. */
export function findName(lines: Line[], text: string): FoundName | undefined {
  const handles = fold(text).match(/[\p{L}\p{N}._-]+(?=@)|(?<=linkedin\.com\/in\/)[\p{L}\p{N}_-]+/gu) ?? []
  const letters = handles.map((handle) => handle.replace(/[^\p{L}]/gu, ''))
  const named = lines
    .map((line, index) => ({ line, index, name: line.text.split(/\s[–—|·•-]\s|[,|·•]/)[0]!.trim() }))
    .filter(({ line, name }) => !line.hasBullet && isName(name))
  const isOwn = (name: string) => {
    const words = fold(name)
      .split(/[^\p{L}]+/u)
      .filter((one) => one.length > 2)
    return letters.some((handle) => words.filter((one) => handle.includes(one)).length >= 1)
  }
  const found = named.find(({ name }) => isOwn(name)) ?? named.find(({ index }) => index < 3)
  if (!found) return undefined
  const rest = found.line.text.slice(found.line.text.indexOf(found.name) + found.name.length)
  return { line: found.line, ...split(found.name), rest: rest.replace(/^[\s–—|·•,-]+/, '') }
}

/** "Camille ROUX" and "ROUX Camille" reveal which is the last name. */
function split(name: string): Pick<FoundName, 'firstName' | 'lastName' | 'whole'> {
  const words = name.split(/\s+/)
  const capitals = words.map(isCapitals)
  const join = (isLast: boolean) =>
    words
      .filter((_, index) => capitals[index] === isLast)
      .map(asWritten)
      .join(' ')
  const isTold = capitals.includes(true) && capitals.includes(false)
  const isOneBlock = capitals.filter((one, index) => index > 0 && one !== capitals[index - 1]).length === 1
  if (isTold && isOneBlock) return { firstName: join(false), lastName: join(true), whole: '' }
  return { firstName: '', lastName: '', whole: asWritten(words.join(' ')) }
}
