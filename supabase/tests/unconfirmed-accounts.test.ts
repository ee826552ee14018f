import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, linkIn, mailsTo } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, enter, makePerson, newEmail, partnerData, password, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const confirm = async (email: string, mails: number) => {
  const [mail] = await mailsTo(server, email, mails)
  const client = server.client()
  const token_hash = new URL(linkIn(mail)).searchParams.get('token_hash')!
  const { data } = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  return { client, user: data.user! }
}
const remove = () => server.sql('select private.remove_unconfirmed_accounts(7)')
const exists = async (id: string) =>
  (await server.sql('select from auth.users where id = $1', [id])).length === 1

describe('an address a stranger signed up with', () => {
  it('M11 gets what its owner enters: name, kind and organization', async () => {
    const email = newEmail()
    const evil = partnerData('company', { organization_name: 'Evil Corp' })
    await call(server, 'POST', '/signup', { body: { email, password: 'Strange-Pass-1!', data: evil } })
    await server.sql(`delete from _server.rate_limits`)
    await server.sql(
      `update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = $1`,
      [email],
    )
    const data = { first_name: 'Ada', last_name: 'Owner' }
    const answer = await call(server, 'POST', '/signup', { body: { email, password, data } })
    expect(answer.status).toBe(200)
    const { user } = await confirm(email, 2)
    const [row] = await server.sql(
      `select profile.first_name, array(select role::text from public.user_roles where user_id = profile.user_id) as roles
       from public.profiles as profile where user_id = $1`,
      [user.id],
    )
    expect(row).toEqual({ first_name: 'Ada', roles: ['candidate'] })
    expect(await server.sql(`select from public.organizations where name = 'Evil Corp'`)).toHaveLength(0)
  })

  it('M11 asks for a password if two sign-ups differ', async () => {
    const email = newEmail()
    await call(server, 'POST', '/signup', { body: { email, password: 'Strange-Pass-1!' } })
    await server.sql(`delete from _server.rate_limits`)
    await call(server, 'POST', '/signup', { body: { email, password } })
    const { client } = await confirm(email, 2)
    expect((await client.rpc('needs_password')).data).toBe(true)
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect((await client.rpc('needs_password')).data).toBe(false)
  })

  it('M11 does not ask people who have one, nor visitors', async () => {
    const { client } = await enter(server, await candidate(server))
    expect((await client.rpc('needs_password')).data).toBe(false)
    expect((await server.client().rpc('needs_password')).error?.code).toBe('42501')
  })
})

describe('unconfirmed accounts', () => {
  const aged = async (days: number, confirmed: boolean, more = '') => {
    const { id } = await makePerson(server, { confirmed, metadata: partnerData('company') })
    await server.sql(
      `update auth.users set created_at = now() - make_interval(days => $2),
         confirmation_sent_at = now() - make_interval(days => $2) ${more} where id = $1`,
      [id, days],
    )
    return id
  }

  it('M11 are deleted after a week, with what they requested', async () => {
    const gone = await aged(8, false)
    const kept = [
      await aged(6, false),
      await aged(8, true),
      await aged(8, false, ', invited_at = now()'),
      await aged(8, false, ', last_sign_in_at = now()'),
    ]
    const resent = await aged(8, false)
    await server.sql('update auth.users set confirmation_sent_at = now() where id = $1', [resent])
    await remove()
    expect(await exists(gone)).toBe(false)
    expect(await server.sql('select from public.organizations where requested_by = $1', [gone])).toHaveLength(
      0,
    )
    for (const id of [...kept, resent]) expect(await exists(id)).toBe(true)
    const orphans = `select from public.organizations where requested_by is null and status = 'pending'`
    expect(await server.sql(orphans)).toHaveLength(0)
  })

  it('M11 are checked every night', async () => {
    const jobs = await server.sql(
      `select command from cron.job where jobname = 'remove unconfirmed accounts'`,
    )
    expect(jobs).toHaveLength(1)
    await server.sql(jobs[0]!.command as string)
    const [run] = await server.sql(
      `select days, error from public.retention_runs where thing = 'unconfirmed_accounts'`,
    )
    expect(run).toEqual({ days: 7, error: null })
  })
})
