import { z } from 'zod'
import type { CalendarEntry } from '../_shared/calendar.ts'
import type { Texts } from './texts.ts'

const common = {
  uid: z.string(),
  status: z.enum(['tentative', 'cancelled']).nullable(),
  /** The page it leads to. */
  path: z.string(),
  sequence: z.number(),
  changedAt: z.string(),
}
const moment = { ...common, startsAt: z.string(), endsAt: z.string() }
const day = { ...common, day: z.string() }
const optional = z.string().nullish()

const entry = z.discriminatedUnion('kind', [
  z.object({
    ...moment,
    kind: z.literal('interview'),
    facts: z.object({ name: z.string(), opening: z.string(), place: z.string(), words: z.string() }),
  }),
  z.object({
    ...moment,
    kind: z.literal('talk'),
    facts: z.object({ name: z.string(), place: optional, words: z.string() }),
  }),
  z.object({ ...moment, kind: z.literal('mentoring'), facts: z.object({ name: z.string() }) }),
  z.object({
    ...moment,
    kind: z.literal('event'),
    facts: z.object({
      title: z.string(),
      organization: z.string(),
      reason: z.string(),
      place: optional,
    }),
  }),
  z.object({
    ...moment,
    kind: z.literal('action'),
    facts: z.object({
      title: z.string(),
      company: z.string(),
      words: z.string(),
      place: z.string(),
      remind: z.number().nullable(),
    }),
  }),
  z.object({
    ...day,
    kind: z.literal('due'),
    facts: z.object({ program: z.string(), mission: z.string() }),
  }),
  z.object({
    ...day,
    kind: z.literal('milestone'),
    facts: z.object({ title: z.string(), words: z.string(), remind: z.number().nullable() }),
  }),
])
type Entry = z.infer<typeof entry>

/** What `read_calendar_feed` answers. */
export const answer = z.union([
  z.object({ refusal: z.literal('unknown') }),
  z.object({ refusal: z.literal('too_many_reads'), retry_after: z.number() }),
  z.object({ refusal: z.undefined().optional(), language: z.enum(['en', 'fr']), entries: z.array(entry) }),
])

/** An entry as calendars show it. Not every program shows its address, so it is part of the text too. */
export function toEntry(entry: Entry, texts: Texts, site: string): CalendarEntry {
  const url = site + entry.path
  const { title, isOurTitle, lines, place } = wordsOf(entry, texts)
  const isCanceled = entry.status === 'cancelled'
  const shown = {
    uid: entry.uid,
    title: isCanceled ? texts.canceled(title) : title,
    isOurTitle,
    text: [...lines, url].filter(Boolean).join('\n\n'),
    place: place ?? '',
    url,
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    ...(entry.status && { status: entry.status }),
  }
  if (entry.kind === 'due') return { ...shown, day: entry.day }
  if (entry.kind === 'milestone') return { ...shown, day: entry.day, remindDays: entry.facts.remind }
  const remindMinutes = entry.kind === 'action' ? entry.facts.remind : 60
  return { ...shown, from: entry.startsAt, to: entry.endsAt, remindMinutes }
}

interface Words {
  title: string
  /** In the language of the calendar. */
  isOurTitle?: boolean
  lines: string[]
  place?: string | null
}

function wordsOf({ kind, facts, status }: Entry, texts: Texts): Words {
  switch (kind) {
    case 'interview':
      return {
        title: texts.interview(facts.name, facts.opening),
        isOurTitle: true,
        lines: [facts.words],
        place: facts.place,
      }
    case 'talk':
      return { title: texts.talk(facts.name), isOurTitle: true, lines: [facts.words], place: facts.place }
    case 'mentoring':
      return { title: texts.mentoring(facts.name), isOurTitle: true, lines: [] }
    case 'event':
      return {
        title: `${facts.title} · ${facts.organization}`,
        lines: [status === 'tentative' ? texts.waiting : '', facts.reason],
        place: facts.place,
      }
    case 'action':
      return {
        title: [facts.title, facts.company].filter(Boolean).join(' · '),
        lines: [facts.words],
        place: facts.place,
      }
    case 'due':
      return { title: texts.due(facts.mission), isOurTitle: true, lines: [texts.program(facts.program)] }
    case 'milestone':
      return { title: facts.title, lines: [facts.words] }
  }
}
