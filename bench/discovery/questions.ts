import type { Client } from 'pg'
import { others, searches } from './searches.ts'

export interface Asked {
  name: string
  questions: { sql: string; values: unknown[]; caller: string }[]
}

const recruiter = 'c0000000-0000-4000-8000-000000000001'

/** What is asked of the database, in groups that are measured together. */
export async function asked(_client: Client): Promise<Asked[]> {
  const find = ({ filter, sort = 'active' }: (typeof others)[number]) => ({
    sql: 'select public.find_candidates($1, $2, 0)',
    values: [filter, sort],
    caller: recruiter,
  })
  return [
    { name: 'search, three filters and facets', questions: searches.map(find) },
    ...others.map((search) => ({ name: `search: ${search.name}`, questions: [find(search)] })),
  ]
}
