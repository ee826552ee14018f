import type { Client } from 'pg'

export interface Question {
  name: string
  sql: string
  values: unknown[]
}

const contracts = ['permanent', 'internship', 'freelance']

/** What visitors look for, from very common to very rare: three filters and a distance, and the hardest single ones. */
export async function questionsOf(client: Client) {
  const { rows } = await client.query<{ kind: string; value: string }>(
    `select split_part(term, ':', 1) as kind, split_part(term, ':', 2) as value
     from private.opening_listings, unnest(terms) as term
     where term like any ('{skill:%,town:%,job:%}') group by term order by count(*) desc, term`,
  )
  const often = (kind: string, offset: number) => rows.filter((row) => row.kind === kind)[offset]!.value
  const ask = (name: string, filter: object, sort = 'newest', page = 0): Question => ({
    name,
    sql: 'select public.find_openings($1, $2, $3) as body',
    values: [filter, sort, page],
  })
  const skills = [0, 3, 10, 30, 60].map((offset) => often('skill', offset))
  const towns = [0, 5, 40, 120].map((offset) => often('town', offset))
  const filtered = skills.flatMap((skill, place) =>
    towns.map((town, turn) =>
      ask(
        `${skill}, ${town}`,
        {
          skill,
          contract: contracts[(place + turn) % contracts.length],
          pay: turn % 2 === 0 ? 25000 : 35000,
          town,
          within: turn % 2 === 0 ? 50 : 100,
        },
        place % 2 === 0 ? 'newest' : 'nearest',
      ),
    ),
  )
  const job = often('job', 0)
  const others = [
    ask('everything', {}),
    ask('everything, page 40', {}, 'newest', 39),
    ask('answers on time', { inTime: true }),
    ask('one contract', { contract: 'freelance' }),
    ask('a common job', { job }),
    ask('a rare skill', { skill: often('skill', 80) }),
    ask('remote, part time', { remote: 'remote', time: 'part' }),
    ask('words', { search: 'data analyst' }),
    ask('words and a place', { search: 'developer', town: towns[0], within: 50 }),
    ask('a slip of the pen', { search: 'analist' }),
    ask('nearest to a large town', { town: towns[0], within: 200 }, 'nearest'),
  ]
  return { filtered, others }
}

/** What an applicant, a team and the clock read; each with its caller. */
export async function applicationQuestionsOf(client: Client) {
  const { rows } = await client.query<{
    person: string
    owner: string
    opening: string
    organization: string
  }>(
    `select sent.user_id as person, team.user_id as owner, opening.id as opening, opening.organization_id as organization
     from public.openings as opening
     join public.opening_team as team on team.opening_id = opening.id
     join public.opening_applications as sent on sent.opening_id = opening.id
     where opening.slug = 'opening-1' order by sent.sent_at limit 1`,
  )
  const { person, owner, opening, organization } = rows[0]!
  const asked = (name: string, sql: string, id: string, values: unknown[] = []) => ({
    caller: { role: 'authenticated' as const, id },
    question: { name, sql, values },
  })
  return [
    asked('own applications', 'select public.my_opening_applications() as body', person),
    asked('pipeline of 5,000', 'select public.opening_pipeline($1) as body', owner, [opening]),
    asked('analytics of an opening', 'select public.opening_analytics(null, $1) as body', owner, [opening]),
    asked('analytics of all openings', 'select public.opening_analytics($1) as body', owner, [organization]),
  ]
}
