import type { Cover, Program, ProgramPage } from './api/answers.ts'
import type { Mode } from './model.ts'

export interface TaskFields extends Cover {
  title: string
  company: string
  due_on: string
  seats: number | string
  seats_by: 'order' | 'teacher'
  is_proposed: boolean
}

export interface ProgramFields {
  name: string
  description: string
  starts_on: string
  ends_on: string
  mode: Mode
  choose_count: number | string
  remind_days: number | string
  cohorts: string[]
  teachers: string[]
  missions: TaskFields[]
}

export function toFields(page: ProgramPage | undefined, me: string): ProgramFields {
  const program: Partial<Program> = page?.program ?? {}
  return {
    name: program.name ?? '',
    description: program.description ?? '',
    starts_on: program.starts_on ?? '',
    ends_on: program.ends_on ?? '',
    mode: program.mode ?? 'all',
    choose_count: program.choose_count ?? 1,
    remind_days: program.remind_days ?? 3,
    cohorts: page?.cohorts.map(({ id }) => id) ?? [],
    teachers: page?.teachers.map(({ id }) => id) ?? [me],
    missions:
      page?.missions.map(
        ({ id, title, company, category, difficulty, due_on, seats, seats_by, is_proposed }) => ({
          id,
          category,
          difficulty,
          title,
          company,
          due_on: due_on ?? '',
          seats: seats ?? '',
          seats_by,
          is_proposed,
        }),
      ) ?? [],
  }
}

/** The same missions for others: dates and cohorts are left blank. */
export function toCopy(page: ProgramPage, me: string, name: string): ProgramFields {
  const fields = toFields(page, me)
  const missions = fields.missions.map((task) => ({ ...task, due_on: '' }))
  return { ...fields, name: name.slice(0, 120), starts_on: '', ends_on: '', cohorts: [], missions }
}

export const toDocument = ({ missions, ...fields }: ProgramFields) => ({
  ...fields,
  starts_on: fields.starts_on || null,
  ends_on: fields.ends_on || null,
  choose_count: fields.mode === 'choice' ? Number(fields.choose_count) : null,
  remind_days: Number(fields.remind_days),
  missions: missions.map(({ id, due_on, seats, seats_by, is_proposed }) => ({
    id,
    due_on: due_on || null,
    // Everyone does everything, so there is nothing to limit.
    seats: fields.mode === 'all' || seats === '' ? null : Number(seats),
    seats_by,
    is_proposed,
  })),
})

type Objection = 'nameMissing' | 'order' | 'countWrong' | 'dueEarly' | 'dueLate' | 'duePast'
/** By field; a due date is `due.` and its mission. */
type Objections = Record<string, Objection>

/**
 * What prevents a program from being saved, by field. A due date that was set before may have passed since.
 */
export function objectionsTo(fields: ProgramFields, before: ProgramFields, today: string): Objections {
  const objections: Objections = {}
  for (const { id, due_on } of fields.missions) {
    const isOld = before.missions.some((known) => known.id === id && known.due_on === due_on)
    const objection = dueObjection(fields, due_on, isOld ? '' : today)
    if (objection) objections[`due.${id}`] = objection
  }
  if (!fields.name.trim()) objections.name = 'nameMissing'
  if (fields.starts_on && fields.ends_on && fields.ends_on < fields.starts_on) objections.ends_on = 'order'
  const count = Number(fields.choose_count)
  if (fields.mode === 'choice' && !(count >= 1 && count <= Math.max(1, fields.missions.length)))
    objections.choose_count = 'countWrong'
  return objections
}

function dueObjection(
  { starts_on, ends_on }: ProgramFields,
  due: string,
  today: string,
): Objection | undefined {
  if (!due) return undefined
  if (due < today) return 'duePast'
  if (starts_on && due < starts_on) return 'dueEarly'
  return ends_on && due > ends_on ? 'dueLate' : undefined
}

/** The same list with one entry moved up or down. */
export function moved<Item>(list: Item[], from: number, by: -1 | 1): Item[] {
  const next = [...list]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(Math.max(0, from + by), 0, item)
  return next
}
