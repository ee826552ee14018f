import type { Client } from 'pg'
export interface Question {
  name: string
  sql: string
  values: (string | string[])[]
}

const call = (name: string, called: string, args: string, ...values: Question['values']): Question => ({
  name,
  sql: `select public.${called}(${args}) as body`,
  values,
})

/** What visitors ask of the public catalogs: with common and rare words, filters, sorts and later pages. */
export async function questionsOf(client: Client): Promise<Question[]> {
  const one = async (sql: string) => Object.values((await client.query(sql)).rows[0])[0] as string
  const [common, rare] = ['baran', 'velenlior']
  const place = (kind: string, order: 'asc' | 'desc') =>
    one(
      `select choice from private.catalog_choices where catalog = '${kind}' order by pages ${order}, choice limit 1`,
    )
  const mission = await one(
    'select mission_id from public.mission_listings where is_open order by mission_id limit 1',
  )
  return [
    call('missions, newest', 'public_missions', ''),
    call('missions, shortest', 'public_missions', `sort => 'shortest'`),
    call('missions, page 50', 'public_missions', 'page => 49'),
    call('missions, common word', 'public_missions', 'search => $1', [common]),
    call('missions, rare word', 'public_missions', 'search => $1', [rare]),
    call(
      'missions, three filters',
      'public_missions',
      `difficulty => 'beginner', most_hours => 5, language => 'en'`,
    ),
    call('missions, related', 'related_missions', '$1', mission),
    call('companies, most active', 'public_organizations', `'company'`),
    call('companies, by name', 'public_organizations', `'company', sort => 'name'`),
    call('companies, common word', 'public_organizations', `'company', search => $1`, [common]),
    call('companies, rare word', 'public_organizations', `'company', search => $1`, [rare]),
    call(
      'companies, common place',
      'public_organizations',
      `'company', place => $1`,
      await place('company', 'desc'),
    ),
    call(
      'companies, rare place',
      'public_organizations',
      `'company', place => $1`,
      await place('company', 'asc'),
    ),
    call(
      'companies, sector and size',
      'public_organizations',
      `'company', sector => 'finance', size => '1000+'`,
    ),
    call('schools, most active', 'public_organizations', `'academia'`),
    call('makers, available first', 'public_makers', ''),
    call('makers, by name', 'public_makers', `sort => 'name'`),
    call('makers, page 50', 'public_makers', 'page => 49'),
    call('makers, common word', 'public_makers', 'search => $1', [common]),
    call('makers, rare word', 'public_makers', 'search => $1', [rare]),
    call('makers, common skill', 'public_makers', 'skill => $1', await place('on_maker', 'desc')),
    call('makers, rare skill', 'public_makers', 'skill => $1', await place('on_maker', 'asc')),
  ]
}
