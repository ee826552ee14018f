import type { Client } from 'pg'

export interface Somebody {
  id: string
  organization?: string
  isMaker?: boolean
}

/** The readers. People whose own work would not grow with the platform have the same amount in both worlds. */
export interface Cast {
  candidate: Somebody
  /** At the company with the most missions. */
  reviewer: Somebody
  maker: Somebody
  /** At a medium-sized company. */
  owner: Somebody
  mission: string
  certificate: string
  enrollment: string
}

export async function findCast(client: Client): Promise<Cast> {
  const one = async (sql: string, values: unknown[] = []): Promise<string> =>
    (await client.query<string[]>({ text: sql, values, rowMode: 'array' })).rows[0]![0]!
  const candidate = await one(
    `select user_id from enrollments where status <> 'left' group by user_id order by abs(count(*) - 20), user_id limit 1`,
  )
  const mission = await one(
    `select mission_id from enrollments join mission_listings using (mission_id) where is_open and closes_on is null
     group by mission_id order by abs(count(*) - 60), mission_id limit 1`,
  )
  const membership = (sql: string) =>
    one(`select json_build_object('id', user_id, 'organization', organization_id) from organization_members
         join organizations on organizations.id = organization_id where ${sql}`) as unknown as Promise<Somebody>
  return {
    candidate: { id: candidate },
    mission,
    reviewer: await membership(
      `organization_id = (select organization_id from missions group by 1 order by count(*) desc limit 1)`,
    ),
    maker: { ...(await membership(`kind = 'on_maker' order by name limit 1`)), isMaker: true },
    owner: await membership(
      `organization_id = (
         select organization_id from enrollments join organizations on organizations.id = organization_id
         where kind = 'company' group by 1 order by abs(count(*) - 400), 1 limit 1
       )`,
    ),
    certificate: await one(
      `select code from certificates join enrollments on enrollments.id = enrollment_id where mission_id = $1
       order by code limit 1`,
      [mission],
    ),
    enrollment: await one(
      `select id from enrollments where user_id = $1 and attempts > 2 order by id limit 1`,
      [candidate],
    ),
  }
}
