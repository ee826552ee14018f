import type { Client } from 'pg'
import { others, type Searched, searches } from './searches.ts'

export interface Asked {
  name: string
  questions: { sql: string; values: unknown[]; caller: string }[]
}

const recruiter = 'c0000000-0000-4000-8000-000000000001'
const candidate = 'ca000000-0000-4000-8000-000000000001'

const find = ({ filter, sort = 'active' }: Searched) => ({
  sql: 'select public.find_candidates($1, $2, 0)',
  values: [filter, sort],
  caller: recruiter,
})

/** The queries, in groups that are measured together. */
export async function asked(client: Client): Promise<Asked[]> {
  const recommend = `select public.find_missions(my_skills => '{sql,spreadsheets,data-analysis,python}', sort => 'best')`
  return [
    { name: 'search, three filters and facets', questions: searches.map(find) },
    { name: 'match of one opening', questions: await openings(client) },
    ...others.map((search) => ({ name: `search: ${search.name}`, questions: [find(search)] })),
    { name: 'recommended missions', questions: [{ sql: recommend, values: [], caller: candidate }] },
    {
      name: 'companies that may fit',
      questions: [{ sql: 'select public.fitting_companies()', values: [], caller: candidate }],
    },
  ]
}

/** What companies look for: common and rare jobs, near a large or a small town, or anywhere. */
async function openings(client: Client): Promise<Asked['questions']> {
  // These people have nothing but a card.
  await client.query(`alter table public.match_scores drop constraint match_scores_user_id_fkey;
    alter table public.discovery_events drop constraint discovery_events_user_id_fkey`)
  const { rows } = await client.query<{ id: string }>(`
    insert into public.openings (organization_id, title, job_slug, skills, town_slug, remote, contracts, languages, start_on)
    select member.organization_id, job.title_en, case when place % 3 > 0 then job.slug end, (
        select jsonb_agg(jsonb_build_object(
          'slug', skill, 'must', skill = any (job.essential), 'weight', 1 + rank % 3, 'level', case when rank % 2 = 0 then 2 end
        )) from unnest(job.essential[:1 + place % 4] || job.optional) with ordinality as listed (skill, rank)
      ), case when place % 4 > 0 then (array['paris', 'lyon', 'metz', 'brest'])[1 + place % 4] end,
      (case when place % 4 = 0 then 'remote' else 'hybrid' end)::public.remote_wish, '{permanent}', '[{"code": "en", "level": "b2"}]',
      current_date + 60
    from (select row_number() over (order by slug)::int as place, * from public.jobs) as job
    cross join (select organization_id from public.organization_members where user_id = '${recruiter}') as member
    where place % 3 = 0 returning id`)
  return rows.map(({ id }) => ({
    sql: 'select public.match_opening($1, 0)',
    values: [id],
    caller: recruiter,
  }))
}
