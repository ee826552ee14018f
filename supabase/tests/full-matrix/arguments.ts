import type { PoolClient } from 'pg'

export interface Parameter {
  name: string
  type: string
  /** The first value of an enumeration. */
  first: string | null
}

const candidate = 'ca000000-0000-4000-8000-000000000001'
const company = '0c000000-0000-4000-8000-000000000001'
const school = '0e000000-0000-4000-8000-000000000001'
const maker = '0f000000-0000-4000-8000-000000000001'

/** Things in the demo world by parameter name: the first candidate's, company's, school's or maker's. */
const things: Record<string, string> = {
  mission_id: `select id from public.missions where organization_id = '${company}' and status = 'published'
    order by draft ->> 'title' limit 1`,
  organization: `select '${company}'`,
  organization_id: `select '${company}'`,
  person: `select 'ca000000-0000-4000-8000-000000000003'`,
  enrollment_id: `select id from public.enrollments where user_id = '${candidate}' order by started_at limit 1`,
  submission_id: `select submission.id from public.submissions as submission
    join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
    where enrollment.user_id = '${candidate}' order by submission.submitted_at limit 1`,
  program_id: `select id from public.programs where organization_id = '${school}' order by name limit 1`,
  student_id: `select id from public.students where organization_id = '${school}' order by email limit 1`,
  event_id: `select id from public.events where organization_id = '${school}' order by title limit 1`,
  project_id: `select id from public.projects where maker_id = '${maker}' order by title limit 1`,
  opening_id: `select id from public.openings where organization_id = '${company}' order by title limit 1`,
  pool_id: `select id from private.pools where organization_id = '${company}' order by name limit 1`,
  partnership_id: `select id from public.partnerships where school_id = '${school}' and partner_id = '${company}'`,
  conversation_id: `select mine.conversation_id from public.conversation_members as mine
    join public.conversation_members as other using (conversation_id)
    where mine.user_id = '${candidate}' and other.user_id <> mine.user_id order by other.user_id limit 1`,
  reason: `select 'A reason'`,
  words: `select 'Some words'`,
}

/** The value for a parameter of a type if nothing of its name is known. */
const ofType: Record<string, unknown> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  text: 'x',
  integer: 1,
  bigint: 1,
  smallint: 1,
  numeric: 1,
  boolean: true,
  jsonb: '{}',
  date: '2030-01-01',
  'timestamp with time zone': '2030-01-01',
}

/** Empty until looked up: without the demo world, everything is made up. */
const found = new Map<string, unknown>()

export async function findThings(client: PoolClient): Promise<void> {
  for (const [name, sql] of Object.entries(things)) {
    const value = Object.values((await client.query(sql)).rows[0] ?? {})[0]
    if (value === undefined) throw new Error(`The demo world has no ${name}`)
    found.set(name, value)
  }
}

export function argumentsOf(parameters: Parameter[]): unknown[] {
  return parameters.map(({ name, type, first }) => {
    if (first) return first
    if (type.endsWith('[]')) return []
    return found.get(name) ?? ofType[type] ?? null
  })
}
