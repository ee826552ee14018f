import type { TestServer } from '../../server/testing/server.ts'
import type { Partner } from './people.ts'

/** Columns of `openings` that tests choose. */
export interface OpeningColumns {
  title?: string
  description?: string
  job_slug?: string | null
  town_slug?: string | null
  remote?: 'on_site' | 'hybrid' | 'remote'
  contracts?: string[]
  skills?: object[]
  languages?: object[]
  start_on?: string | null
  working_time?: 'full' | 'part'
  pay_min?: number
  pay_max?: number
  pay_period?: 'hour' | 'month' | 'year'
  audience?: 'everyone' | 'schools' | 'invited' | 'private'
  apply_by?: string | null
  places?: number
  language?: 'en' | 'fr'
  translation?: { title: string; description: string } | null
}

export const must = (slug: string, more: object = {}) => ({
  slug,
  must: true,
  weight: 2,
  level: null,
  ...more,
})

/** A published opening, complete unless told otherwise; its slug too. */
export async function publishOpening(
  server: TestServer,
  { organizationId, id: author }: Partner,
  columns: OpeningColumns = {},
): Promise<{ id: string; slug: string }> {
  const [row] = await server.sql<{ id: string; slug: string }>(
    `with written as (
       insert into public.openings (
         organization_id, title, description, job_slug, town_slug, remote, contracts, skills, languages, start_on,
         working_time, pay_min, pay_max, pay_period, audience, apply_by, places, language, translation, status, created_by
       )
       select $1, title, description, job_slug, town_slug, remote, contracts, skills, languages, start_on, working_time,
         pay_min, pay_max, pay_period, audience, apply_by, places, language, translation, 'draft', $3
       from jsonb_populate_record(null::public.openings, $2)
       returning id
     )
     select id, '' as slug from written`,
    [
      organizationId,
      {
        title: 'Data analyst',
        description: 'You answer questions with data.',
        job_slug: null,
        town_slug: 'lyon',
        remote: 'on_site',
        contracts: ['permanent'],
        skills: [must('sql')],
        languages: [],
        working_time: 'full',
        pay_min: 32000,
        pay_max: 38000,
        pay_period: 'year',
        audience: 'everyone',
        places: 1,
        language: 'en',
        ...columns,
      },
      author,
    ],
  )
  const [published] = await server.sql<{ slug: string }>(
    'select (private.publish_opening($1, $2)).slug as slug',
    [row!.id, author],
  )
  return { id: row!.id, slug: published!.slug }
}
