import { fold, type Line, wordsIn } from '../../../../../lib/located-text.ts'
import { type DateRange, dateRanges } from '../../resume-text/dates.ts'
import type { ImportedMonth, ImportedStation } from '../imported.ts'
import { trimEdges, unwrap } from './pieces.ts'
import { isPlace } from './places.ts'

type Part = 'experience' | 'education'
export interface ReadStations {
  stations: ImportedStation[]
  unread: string[]
}

const role =
  /\b(?:intern|internship|stagiaire|stage|alternan\w*|apprenti\w*|assistant\w*|manager|engineer|ingenieur\w*|developer|developpeu\w*|analyst\w*|consultant\w*|designer|charge\w*|responsable|vendeu\w*|serveu\w*|hotes?se?|caissi\w*|technicien\w*|commercial\w*|teacher|professeur\w*|tutor|lead|direct(?:or|eur|rice)|barista|cashier|wait(?:er|ress)|clerk|agent|animat\w*|redact\w*|writer|editor|volunteer|benevole|baby-?sitter|nurse|infirmi\w*|accountant|comptable|secretar\w*|coordinat\w*|specialist|officer|associate|representative|employe\w*|equipi\w*|prepara\w*|receptionist\w*|cook|cuisini\w*|driver|chauffeur\w*|livreu\w*|trainee|chef|freelance|mecanicien\w*|electricien\w*|operat\w*|head|founder|fondat\w*|president\w*)\b/
const school =
  /\b(?:universit\w*|ecole\w*|lycee|college|school|instituts?|institute|iut|iae|insa|cfa|faculty|faculte|academy|academie|campus|greta|polytech\w*|business school|conservatoire)\b/
const degree =
  /\b(?:bac\w*|licence|bachelor\w*|master\w*|mastere|bts|but|dut|cap|bep|deust|diplom\w*|degree|bsc|ba|msc|ma|mba|phd|doctorat\w*|certifica\w*|a-levels?|gcses?|high school|prepa\w*|option|mention|engineer\w*|ingenieur\w*)\b/
const duration =
  /^\s*[·,-]?\s*\(?\d+\s*(?:years?|yrs?|ans?|months?|mos?|mois)(?:\s*(?:and|et)?\s*\d+\s*(?:months?|mos?|mois))?\)?/i

/** A date and the text next to it. */
interface Dated {
  range: DateRange
  rest: string
}

function datedHead({ text }: Line): Dated | undefined {
  const [range] = dateRanges(text)
  if (!range) return undefined
  const before = text.slice(0, range.start).replace(/\b(?:from|de|du|since|depuis|en|in)\s*$/i, '')
  const after = text
    .slice(range.end)
    .replace(/^\s*[)\]]/, '')
    .replace(duration, '')
  const rest = [before, after].map(trimEdges).filter(Boolean).join(' · ')
  return rest.length > 110 || (wordsIn(rest) > 12 && /[.!?]$/.test(rest)) ? undefined : { range, rest }
}

const isHead = (line: Line | undefined): line is Line =>
  line !== undefined &&
  !line.hasBullet &&
  line.text.length <= 90 &&
  /^[^\p{Ll}]/u.test(line.text) &&
  !/[.!?:]$/.test(line.text)

/** One entry: the lines that name it, its date, and the lines with details. */
interface Block {
  heads: string[]
  range?: DateRange
  details: Line[]
}

/** Jobs or schools from the lines of their section; lines that can't be placed are returned verbatim. */
export function readStations(part: Part, lines: Line[], source: string): ReadStations {
  const blocks = datedBlocks(lines) ?? undatedBlocks(lines, source)
  if (!blocks) return { stations: [], unread: lines.map(({ text }) => text) }
  const stations = blocks.blocks.map((block) => toStation(part, block))
  return { stations, unread: blocks.before.map(({ text }) => text) }
}

interface Blocks {
  blocks: Block[]
  before: Line[]
}

/** Entries have one style: as many lines precede each date as the first. */
function datedBlocks(lines: Line[]): Blocks | undefined {
  let dates = lines.map((line) => (line.hasBullet ? undefined : datedHead(line)))
  if (!dates.some(Boolean)) dates = lines.map(datedHead)
  const first = dates.findIndex(Boolean)
  if (first < 0) return undefined
  const ahead = Math.min(first, 2)
  const starts: { start: number; date: number }[] = []
  let free = 0
  dates.forEach((dated, date) => {
    if (!dated) return
    let start = date
    while (start > free && date - start < ahead && isHead(lines[start - 1])) start--
    starts.push({ start, date })
    free = date + 1
  })
  const blocks = starts.map(({ start, date }, index): Block => {
    const { range, rest } = dates[date]!
    const until = starts[index + 1]?.start ?? lines.length
    const heads = [...lines.slice(start, date).map(({ text }) => text), rest].filter(Boolean)
    let next = date + 1
    // A date or a single name is followed by the other name.
    while (next < until && next - date <= 2 && heads.flatMap(partsOf).length < 2 && start === date) {
      const line = lines[next]!
      if (!isHead(line) || wordsIn(line.text) > 9 || (heads.length > 0 && isPlace(line.text))) break
      heads.push(line.text)
      next++
    }
    return { heads, range, details: lines.slice(next, until) }
  })
  return { blocks, before: lines.slice(0, starts[0]!.start) }
}

/** Without dates, an empty line or the end of a list shows where the next entry starts. */
function undatedBlocks(lines: Line[], source: string): Blocks | undefined {
  const follows = (line: Line, index: number) => {
    const before = lines[index - 1]
    if (!before) return true
    const isApart = /\n[^\S\n]*\n/.test(source.slice(before.end, line.start))
    return !line.hasBullet && isHead(line) && (isApart || before.hasBullet)
  }
  const starts = lines.flatMap((line, index) => (follows(line, index) ? [index] : []))
  const isTold = starts.length > 1 || lines.some(({ hasBullet }) => hasBullet) || lines.length <= 2
  if (lines.length === 0 || !isTold) return undefined
  const blocks = starts.map((start, index): Block => {
    const all = lines.slice(start, starts[index + 1] ?? lines.length)
    const [first, second] = all
    const takesTwo = partsOf(first!.text).length < 2 && isHead(second) && wordsIn(second.text) <= 9
    const heads = all.slice(0, takesTwo ? 2 : 1)
    return { heads: heads.map(({ text }) => text), details: all.slice(heads.length) }
  })
  return { blocks, before: [] }
}

/** Not the one of "Brightline (Austin, TX)". */
const outerComma = /,\s+(?![^(]*\))/

/** "Assistant – Nordelia", "Assistant at Nordelia", "Assistant, Nordelia, Lyon". */
function partsOf(head: string): string[] {
  const strong = head.split(/\s+[–—-]\s+|\s*[|·•]\s*|\s+(?:at|chez|@)\s+/).map(trimEdges)
  const parts = strong.length > 1 || isPlace(head) ? strong : head.split(outerComma).map(trimEdges)
  return parts.filter(Boolean)
}

function toStation(part: Part, { heads, range, details }: Block): ImportedStation {
  let location = ''
  const parts = heads.flatMap(partsOf).flatMap((text) => {
    const inside = /\s*\((\p{Lu}[\p{L}'’ -]+(?:, [\p{L} ]+)?)\)$/u.exec(text)
    if (inside && inside.index > 0) location = inside[1]!
    const name = inside && inside.index > 0 ? text.slice(0, inside.index) : text
    if (!isPlace(name)) return [name]
    location = name
    return []
  })
  let rest = details
  if (location === '' && rest[0] && !rest[0].hasBullet && isPlace(rest[0].text)) {
    location = rest[0].text
    rest = rest.slice(1)
  }
  // "Brightline, Austin, TX" names the company first.
  const [company, ...town] = location.split(', ')
  if (parts.length === 1 && town.length === 2) {
    parts.push(company!)
    location = town.join(', ')
  }
  const [title, at, where] = part === 'experience' ? jobOf(parts) : schoolOf(parts)
  return {
    title,
    at,
    location: part === 'experience' ? location || where : '',
    ...monthsOf(part, range),
    details: unwrap(rest).join('\n'),
  }
}

type Named = [title: string, at: string, where: string]

function jobOf(parts: string[]): Named {
  const [one = '', two = '', ...others] = parts
  const isSwapped = !role.test(fold(one)) && role.test(fold(two))
  const [title, company] = isSwapped ? [two, one] : [one, two]
  const [at = '', ...town] = company.split(outerComma)
  return [title, at, others.length > 0 ? others.join(', ') : town.join(', ')]
}

/** The school is the title of the entry, the diploma what was earned there. */
function schoolOf(parts: string[]): Named {
  const isSchool = (text: string) => school.test(fold(text))
  const named = parts.findIndex(isSchool)
  const index = named >= 0 ? named : Math.min(1, parts.length - 1)
  const name = parts[index] ?? ''
  const next = parts[index + 1]
  // The town of a school follows it if the diploma precedes it.
  const isTold = parts.length > 2 && index > 0 && next !== undefined && !degree.test(fold(next))
  const rest = parts.filter((_, other) => other !== index && !(isTold && other === index + 1))
  return [isTold ? `${name}, ${next}` : name, rest.join(', '), '']
}

const nothing: ImportedMonth = { month: '', isYear: false, isUnread: false }

/** A single date is the end of studies, or the whole of a short job. */
function monthsOf(part: Part, range: DateRange | undefined): Pick<ImportedStation, 'from' | 'until'> {
  if (!range) return { from: nothing, until: nothing }
  const isYear = range.style === 'year'
  const told = (count: number): ImportedMonth => ({
    month: `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
    isYear,
    isUnread: false,
  })
  if (range.isOpen) return { from: told(range.from), until: nothing }
  const last = isYear ? range.from + 11 : range.from
  const until = told(range.until ?? last)
  if (range.until === undefined && part === 'education') return { from: nothing, until }
  return { from: told(range.from), until }
}
