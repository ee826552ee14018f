import type { Context } from 'hono'
import { z } from 'zod'
import { adminActor, writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction } from '../database.ts'
import { invalid, notFound } from '../errors.ts'
import { factsOf, isUuid } from '../http/callers.ts'
import { optionalFlag, readParams } from '../http/params.ts'
import { findUserById, listUsers } from '../users/find.ts'
import { publicUser, type User } from '../users/user.ts'
import { softDelete } from './soft-delete.ts'

const largestPage = 1000

export async function list(auth: Auth, c: Context): Promise<Response> {
  const page = pageNumber(c.req.query('page'), 1)
  const perPage = Math.min(pageNumber(c.req.query('per_page'), 50), largestPage)
  const sort = c.req.query('sort') ?? 'created_at desc'
  if (!/^created_at( (asc|desc))?$/i.test(sort)) {
    throw invalid(`Bad Sort Parameters: bad field for sort '${sort.split(' ')[0]}'`)
  }
  const ascending = /asc$/i.test(sort)
  const { users, total } = await listUsers(auth.db, page, perPage, c.req.query('filter') ?? '', ascending)
  const pages = Math.ceil(total / perPage)
  const link = (to: number, rel: string) => {
    const url = new URL(c.req.url)
    url.searchParams.set('page', String(to))
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  c.header('link', [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', '))
  c.header('x-total-count', String(total))
  return c.json({ users: users.map(publicUser), aud: 'authenticated' })
}

function pageNumber(text: string | undefined, fallback: number): number {
  if (!text) return fallback
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) {
    throw invalid(`Bad Pagination Parameters: "${text}" is not a positive number`)
  }
  return Number(text)
}

/** The user named in the path. */
export async function userOfPath(auth: Auth, c: Context): Promise<User> {
  const id = c.req.param('user_id') ?? ''
  if (!isUuid(id)) throw notFound('validation_failed', 'user_id must be an UUID')
  const user = await findUserById(auth.db, id)
  if (!user) throw notFound('user_not_found', 'User not found')
  return user
}

export async function get(auth: Auth, c: Context): Promise<Response> {
  return c.json(publicUser(await userOfPath(auth, c)))
}

const deletion = z.object({ should_soft_delete: optionalFlag })

export async function remove(auth: Auth, c: Context, role: string): Promise<Response> {
  const user = await userOfPath(auth, c)
  const { should_soft_delete: soft } = await readParams(c, deletion)
  await inTransaction(auth.db, async (tx) => {
    await writeAudit(tx, adminActor(role), 'user_deleted', factsOf(auth, c), {
      user_id: user.id,
      user_email: user.email ?? '',
      user_phone: user.phone ?? '',
    })
    if (!soft) await tx.query('delete from auth.users where id = $1', [user.id])
    else if (!user.deleted_at) await softDelete(tx, user.id)
  })
  await auth.engine.revocations.settle()
  return c.json({})
}
