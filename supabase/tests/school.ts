import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, type Partner, type Person } from './people.ts'
import { good } from './review-work.ts'

type Share = 'progress' | 'work' | 'skills' | 'career'

export interface Student extends Person {
  studentId: string
}

export async function makeCohort(server: TestServer, school: Partner, name: string = randomUUID()) {
  const [row] = await server.sql<{ id: string }>(
    'insert into public.cohorts (organization_id, name) values ($1, $2) returning id',
    [school.organizationId, name],
  )
  return row!.id
}

/** A person on the roster whose account is linked and who shares this. */
export async function makeStudent(
  server: TestServer,
  school: Partner,
  cohortId: string | null,
  shares: Share[] = ['progress'],
  lastName = 'Student',
): Promise<Student> {
  const person = await candidate(server)
  const [row] = await server.sql<{ id: string }>(
    `insert into public.students (organization_id, cohort_id, email, first_name, last_name, user_id, linked_at, shares)
     values ($1, $2, $3, 'Sam', $4, $5, now(), $6) returning id`,
    [school.organizationId, cohortId, person.email, lastName, person.id, shares],
  )
  return { ...person, studentId: row!.id }
}

/** What the student shares from now on. */
export const share = (server: TestServer, { studentId }: Student, ...shares: Share[]) =>
  server.sql('update public.students set shares = $2 where id = $1', [studentId, shares])

export interface Task {
  id: string
  due_on?: string | null
  seats?: number
  seats_by?: 'order' | 'teacher'
  is_proposed?: boolean
}

export const saveProgram = (
  { client, organizationId }: Partner,
  document: object,
  more: { program_id?: string; base_revision?: number } = {},
) => client.rpc('save_program', { organization: organizationId, document, ...more })

/** A program that its students can see. */
export async function assignProgram(
  school: Partner,
  cohorts: string[],
  missions: Task[],
  more: object = {},
): Promise<string> {
  const document = { name: 'Autumn', cohorts, missions, ...more }
  const program_id = good<string>(await saveProgram(school, document))
  good(await school.client.rpc('assign_program', { program_id }))
  return program_id
}

/** Saves and assigns a program as if some time ago: its due dates may have passed since. */
export async function assignEarlier(
  server: TestServer,
  ...program: Parameters<typeof assignProgram>
): Promise<string> {
  const [school, cohorts, missions, more] = program
  const program_id = await assignProgram(
    school,
    cohorts,
    missions.map((task) => ({ ...task, due_on: null })),
    more,
  )
  await setDueDates(server, program_id, missions)
  return program_id
}

export async function setDueDates(server: TestServer, program_id: string, missions: Task[]): Promise<void> {
  for (const { id, due_on } of missions) {
    await server.sql(
      'update private.program_missions set due_on = $3 where program_id = $1 and mission_id = $2',
      [program_id, id, due_on ?? null],
    )
  }
}

/** A day this many days from now, as the database counts them. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
