import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import { type OpeningColumns, publishOpening } from './openings.ts'
import { admin, type Caller, type Partner, type Person, partner, startProduct } from './people.ts'
import { dayFromNow } from './school.ts'

/** A product with an administrator, and a company whose owner and recruiter hire. */
export interface Hiring {
  server: TestServer
  boss: Person
  company: Partner
  recruiter: Person
}

export async function startHiring(): Promise<Hiring> {
  const server = await startProduct()
  const boss = await admin(server)
  const company = await partner(server, 'company', { approver: boss })
  return { server, boss, company, recruiter: await colleague(server, company, 'recruiter') }
}

/** A published opening; its stages by kind. */
export interface Opening {
  id: string
  slug: string
  stages: Record<string, string>
}

/** A published opening that the company's owner leads; the recruiter is on its team, or leads it too. */
export async function publishWithTeam(
  { server, company, recruiter }: Hiring,
  columns: OpeningColumns = {},
  { isLedByBoth = false } = {},
): Promise<Opening> {
  const opening = await publishOpening(server, company, columns)
  await server.sql(
    'insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true), ($1, $3, $4)',
    [opening.id, company.id, recruiter.id, isLedByBoth],
  )
  return { ...opening, stages: await stagesOf(server, opening.id) }
}

/** The stages of an opening, by kind. */
export async function stagesOf(server: TestServer, opening: string): Promise<Record<string, string>> {
  const stages = await server.sql<{ id: string; kind: string }>(
    'select id, kind from public.opening_stages where opening_id = $1',
    [opening],
  )
  return Object.fromEntries(stages.map(({ id, kind }) => [kind, id]))
}

/** From one stage of an opening to another, by kind; it was read before. */
export const moveTo = (
  { client }: Caller,
  application_id: string,
  { stages }: Opening,
  from: string,
  to: string,
) => client.rpc('move_application', { application_id, from_stage: stages[from], to_stage: stages[to] })

/** An offer that can be sent. */
export const offerOf = (more: Record<string, unknown> = {}) => ({
  title: 'Data analyst',
  startsOn: dayFromNow(30),
  endsOn: null,
  hoursPerWeek: 35,
  remote: 'remote',
  place: '',
  amount: 34000,
  period: 'year',
  terms: '',
  expiresOn: dayFromNow(10),
  ...more,
})

/** The kinds of someone's notifications, oldest first. */
export const notificationsFor = async (server: TestServer, { id }: Pick<Person, 'id'>): Promise<string[]> =>
  (
    await server.sql<{ kind: string }>(
      'select kind from public.notifications where user_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ kind }) => kind)

/** As an administrator's decision does. */
export const hideOpening = (server: TestServer, { id }: Pick<Opening, 'id'>) =>
  server.sql(`insert into private.hidden_content (kind, subject_id) values ('opening', $1)`, [id])
