import { comparable } from '../../../../lib/comparable.ts'
import type { CareerEntry } from '../career-entries.ts'
import type { ProfileFields } from '../model.ts'
import { type Change, type ChangeNote, type Difference, nothing, type SkipReason, shorten } from './change.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { ImportedMonth, ImportedStation } from './imported.ts'

type Part = 'experience' | 'education'
/** The database's limit. */
const maxStations = 50
const limits = { title: 160, at: 160, location: 120, details: 4000 }

const sameWords = (one: string, other: string) => comparable(cleanLine(one)) === comparable(cleanLine(other))
const year = (month: string) => month.slice(0, 4)

/** Pairs each entry of a file with the matching one of the profile, if any. */
export function planStations(part: Part, told: ImportedStation[], listed: CareerEntry[]): Change[] {
  const free = new Set(listed)
  const take = (station: CareerEntry | undefined) => {
    if (station) free.delete(station)
    return station
  }
  const find = (entry: ImportedStation, fits: (station: CareerEntry, told: ImportedStation) => boolean) =>
    take([...free].find((station) => sameWords(station.title, entry.title) && fits(station, entry)))

  const entries = told.map(shortened)
  const keys = entries.map(({ entry }) => comparable(`${entry.title}\n${entry.at}\n${entry.from.month}`))
  const isFirst = (index: number) => keys.indexOf(keys[index]!) === index
  // Match those with the same start first, so that the rest is compared with what remains.
  const exact = entries.map(({ entry }, index) => (isFirst(index) ? find(entry, isSame) : undefined))
  let room = maxStations - listed.length
  return entries.map(({ entry, notes }, index) => {
    const known = exact[index] ?? (isFirst(index) ? find(entry, canBe) : undefined)
    const base = {
      key: `${part} ${index}`,
      part,
      title: [entry.title, entry.at].filter(Boolean).join(' · '),
      notes,
    }
    const skip = (reason: SkipReason): Change => ({
      ...base,
      state: 'skipped',
      differences: [],
      notes: [],
      reason,
      apply: nothing,
    })
    if (entry.title === '') return skip('noTitle')
    if (!isFirst(index)) return skip('twice')
    const merged = merge(entry, known)
    if (merged.from && merged.until && merged.from > merged.until) return skip('order')
    if (!known) return room-- > 0 ? { ...base, ...adding(part, merged) } : skip('full')
    return { ...base, ...changing(part, known, merged) }
  })
}

function shortened(told: ImportedStation): { entry: ImportedStation; notes: ChangeNote[] } {
  const cut = Object.fromEntries(
    Object.entries(limits).map(([field, most]) => [field, shorten(told[field as keyof typeof limits], most)]),
  )
  const entry = { ...told, ...cut }
  const notes: ChangeNote[] = []
  if (Object.keys(limits).some((field) => entry[field as 'title'] !== told[field as 'title']))
    notes.push('shortened')
  if (told.from.isYear || told.until.isYear) notes.push('yearOnly')
  if (told.from.isUnread || told.until.isUnread) notes.push('unreadDate')
  return { entry, notes }
}

const isSame = (station: CareerEntry, told: ImportedStation) =>
  sameWords(station.at, told.at) && station.from === told.from.month

/** Whether two entries that differ slightly may be the same one. */
const canBe = ({ at, from }: CareerEntry, told: ImportedStation) =>
  (at === '' || told.at === '' || sameWords(at, told.at)) &&
  (from === '' || told.from.month === '' || (told.from.isYear && year(from) === year(told.from.month)))

/** A year alone doesn't contradict a month of that year. */
const laterOf = (known: string, { month, isYear }: ImportedMonth) =>
  month === '' || (isYear && year(known) === year(month)) ? known : month

function merge(told: ImportedStation, known?: CareerEntry): CareerEntry {
  return {
    key: known?.key ?? crypto.randomUUID(),
    title: known?.title ?? told.title,
    at: known?.at || told.at,
    location: told.location || (known?.location ?? ''),
    from: laterOf(known?.from ?? '', told.from),
    until: laterOf(known?.until ?? '', told.until),
    details: told.details || (known?.details ?? ''),
  }
}

const compared = ['at', 'location', 'from', 'until', 'details'] as const
const clean = (field: (typeof compared)[number], text: string) =>
  field === 'details' ? cleanText(text) : cleanLine(text)

type Planned = Pick<Change, 'state' | 'differences' | 'apply'>

function changing(part: Part, known: CareerEntry, merged: CareerEntry): Planned {
  const differences: Difference[] = compared
    .map((field) => ({ field, before: clean(field, known[field]), after: clean(field, merged[field]) }))
    .filter(({ before, after }) => before !== after)
  if (differences.length === 0) return { state: 'same', differences, apply: nothing }
  return {
    state: differences.every(({ before }) => before === '') ? 'completed' : 'replaced',
    differences,
    apply: (made) =>
      inList(made, part, (list) => list.map((station) => (station.key === known.key ? merged : station))),
  }
}

function adding(part: Part, station: CareerEntry): Planned {
  const differences = (['location', 'from', 'until', 'details'] as const)
    .map((field) => ({ field, before: '', after: station[field] }))
    .filter(({ after }) => after !== '')
  return { state: 'new', differences, apply: (made) => inList(made, part, (list) => placed(list, station)) }
}

const inList = (
  fields: ProfileFields,
  part: Part,
  change: (list: CareerEntry[]) => CareerEntry[],
): ProfileFields => ({
  ...fields,
  [part]: change(fields[part]),
})

/** Lists go from newest to oldest; ongoing entries are newest. */
function placed(list: CareerEntry[], station: CareerEntry): CareerEntry[] {
  const age = ({ from, until }: CareerEntry) => `${until || (from ? '9999-99' : '')} ${from}`
  const older = station.from ? list.findIndex((other) => age(other) < age(station)) : -1
  return list.toSpliced(older < 0 ? list.length : older, 0, station)
}
