import type { Client } from 'pg'
import type { Group } from './measure.ts'

interface Asked {
  search?: string
  role?: string
  state?: string
  organization?: string
  sort?: string
}

/** Pages that administrators open: common and rare words, each filter, each order, and combinations. */
const asked: Record<string, Asked> = {
  'everybody, newest': {},
  'everybody, by name': { sort: 'name' },
  'everybody, last seen': { sort: 'seen' },
  'two words': { search: 'lea mar' },
  'two words, by name': { search: 'lea mar', sort: 'name' },
  'a frequent name': { search: 'marie' },
  'a frequent last name, by name': { search: 'martin', sort: 'name' },
  'a frequent last name, last seen': { search: 'martin', sort: 'seen' },
  'a rare name': { search: 'marguerite bertingny' },
  'two letters': { search: 'zo' },
  'two rare letters': { search: 'gu' },
  'part of an address': { search: 'ingny7' },
  'a host that many have': { search: '@univ-lumiere.test' },
  'a host and a name, by name': { search: 'mail.test raphael', sort: 'name' },
  nobody: { search: 'xyzzy plugh' },
  'a rare role': { role: 'admin' },
  'a role of some, by name': { role: 'company', sort: 'name' },
  'a role of most, last seen': { role: 'candidate', sort: 'seen' },
  suspended: { state: 'suspended' },
  'suspended, by name': { state: 'suspended', sort: 'name' },
  'suspended, last seen': { state: 'suspended', sort: 'seen' },
  'not confirmed': { state: 'unconfirmed' },
  'not confirmed, last seen': { state: 'unconfirmed', sort: 'seen' },
  'active makers called Léa': { search: 'lea', role: 'on_maker', state: 'active', sort: 'name' },
  'leaving candidates': { role: 'candidate', state: 'leaving', sort: 'seen' },
}

const sql = `select public.admin_users(search => $1, wanted_role => $2, wanted_state => $3, organization => $4,
  sort => $5, edge => $6, backwards => $7) as page`

/** The first page of each, the next one, and the way back. */
export async function accountPages(client: Client): Promise<Group> {
  const { rows } = await client.query(`select user_id from public.user_roles where role = 'admin' limit 1`)
  const caller: string = rows[0].user_id
  const organization = await client.query(`select organization_id as id from public.organization_members
    group by organization_id order by count(*) desc limit 1`)
  const questions = {
    ...asked,
    'a large organization': { organization: organization.rows[0].id, sort: 'name' },
  }
  return {
    name: 'accounts',
    caller,
    questions: Object.entries(questions).map(
      ([name, { search = '', role, state, organization, sort = 'newest' }]: [string, Asked]) => ({
        name,
        sql,
        values: [search, role, state, organization, sort, null, false],
        async next({ page }: { page: { users: { id: string }[] } }) {
          const edge = page.users.at(-1)?.id
          return edge ? [search, role, state, organization, sort, edge, false] : undefined
        },
      }),
    ),
  }
}
