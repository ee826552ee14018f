import type { Queryable } from '../database.ts'
import type { User } from './user.ts'

/**
 * Factor secrets never leave the database with the user. The identities are not aggregated as jsonb: that takes
 * PostgreSQL seconds if a user has stored very many keys in their metadata.
 */
const columns = `u.*,
  coalesce((select json_agg(to_json(i) order by i.created_at, i.id) from auth.identities i
    where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(jsonb_build_object(
      'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
      'phone', f.phone, 'created_at', f.created_at, 'updated_at', f.updated_at,
      'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id)
    from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`

async function findOne(db: Queryable, condition: string, values: unknown[]): Promise<User | undefined> {
  const { rows } = await db.query(`select ${columns} from auth.users u where ${condition} limit 1`, values)
  return rows[0] as User | undefined
}

export function findUserById(db: Queryable, id: string): Promise<User | undefined> {
  return findOne(db, 'u.id = $1', [id])
}

/** Emails are stored in lowercase. SSO accounts may share one and are not found by it. */
export function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  return findOne(db, `u.email = $1 and not u.is_sso_user and u.aud = 'authenticated'`, [email])
}

export function findUserByPhone(db: Queryable, phone: string): Promise<User | undefined> {
  return findOne(db, `u.phone = $1 and not u.is_sso_user and u.aud = 'authenticated'`, [phone])
}

/** Every account that may have been sent something at the address: its own, or those changing to it. */
export async function findUsersMailedAt(db: Queryable, email: string): Promise<{ id: string }[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from auth.users where email = $1 or email_change = $1',
    [email],
  )
  return rows
}

export interface UserPage {
  users: User[]
  total: number
}

/** A page of all users, newest first. `filter` searches email and full name, as in GoTrue. */
export async function listUsers(
  db: Queryable,
  page: number,
  perPage: number,
  filter: string,
  ascending: boolean,
): Promise<UserPage> {
  const pattern = filter ? `%${filter.replace(/[\\%_]/g, '\\$&')}%` : null
  const where = `u.aud = 'authenticated'
    and ($1::text is null or u.email ilike $1 or u.raw_user_meta_data ->> 'full_name' ilike $1)`
  const direction = ascending ? 'asc' : 'desc'
  const [{ rows }, count] = [
    await db.query(
      `select ${columns} from auth.users u where ${where}
       order by u.created_at ${direction}, u.id limit $2 offset $3`,
      [pattern, perPage, (page - 1) * perPage],
    ),
    await db.query(`select count(*)::int as total from auth.users u where ${where}`, [pattern]),
  ]
  return { users: rows as User[], total: count.rows[0].total }
}
