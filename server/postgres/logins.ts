import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

export interface Login {
  user: string
  password: string
}

type Queries = Pick<Client, 'query'>

/**
 * A login that can become one role and nothing else. Roles are shared by all databases of a cluster, so both the name
 * and the password are specific to this database: another product on the same cluster can't lock this one out.
 */
export async function makeLogin(
  client: Queries,
  role: string,
  prefix: string,
  secret: string,
): Promise<Login> {
  const { rows } = await client.query<{
    login: string
    quoted: string
    isMade: boolean
    isSuperuser: boolean
  }>(
    `select login, quote_ident(target.rolname) as quoted, made.oid is not null as "isMade",
       (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"
     from pg_roles as target
     join pg_database on datname = current_database()
     cross join lateral concat($2::text, '_as_', target.oid, '_in_', pg_database.oid) as login
     left join pg_roles as made on made.rolname = login
     where target.rolname = $1`,
    [role, prefix],
  )
  if (!rows[0]) throw new Error(`role "${role}" does not exist`)
  const { login, quoted, isMade, isSuperuser } = rows[0]
  const password = createHmac('sha256', secret).update(login).digest('base64url')
  if (!isMade) await createRole(client, login)
  // The name consists of our own words and digits, and the password is base64url: neither can end the quoted string.
  await changeRoles(client, `alter role ${login} login noinherit password '${password}'`)
  await changeRoles(client, `grant ${quoted} to ${login}`)
  // A superuser can end anyone's sessions. Another owner must be a member of the login.
  if (!isSuperuser) await changeRoles(client, `grant ${login} to current_user`)
  await letConnect(client, login)
  return { user: login, password }
}

/** Careful administrators take the right to connect from everyone. */
async function letConnect(client: Queries, login: string): Promise<void> {
  const { rows } = await client.query<{ may: boolean; database: string }>(
    `select has_database_privilege($1::text, current_database(), 'connect') as may,
       quote_ident(current_database()) as database`,
    [login],
  )
  const { may, database } = rows[0]!
  if (!may) await changeRoles(client, `grant connect on database ${database} to ${login}`)
}

/** Sessions of the login start as the role, with that role's own default settings. */
export async function beginAs(client: Queries, { user }: Login, role: string): Promise<void> {
  const { rows } = await client.query<{ scope: string; name: string | null; value: string }>(
    `select format('role %s in database %I', $2::text, datname) as scope,
       split_part(setting, '=', 1) as name, quote_literal(substr(setting, strpos(setting, '=') + 1)) as value
     from pg_database
     left join (
       pg_db_role_setting join lateral unnest(setconfig) as setting on setting not like 'pgrst.%'
     ) on setrole = $1::regrole and setdatabase in (0, pg_database.oid)
     where datname = current_database()
     order by setdatabase`,
    [role, user],
  )
  const { scope } = rows[0]!
  await changeRoles(client, `alter ${scope} reset all`)
  for (const { name, value } of rows) {
    // A list such as search_path is copied as is; quoted as one literal, it would become one name.
    if (name)
      await changeRoles(
        client,
        `select set_config('${name}', ${value}, true); alter ${scope} set ${name} from current`,
      )
  }
  await changeRoles(client, `alter ${scope} set role to '${role}'`)
}

async function createRole(client: Queries, name: string): Promise<void> {
  await changeRoles(client, `create role ${name}`).catch((error) => {
    const wasQuicker = error.code === '42710'
    if (!wasQuicker) throw error
  })
}

/** A server starting on another database of the cluster may change the same rows at the same time. */
async function changeRoles(client: Queries, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statement)
      return
    } catch (error) {
      const isRace = /tuple concurrently|duplicate key value/.test((error as Error).message)
      if (!isRace || attempt === 10) throw error
      await sleep(20 * attempt * Math.random())
    }
  }
}
