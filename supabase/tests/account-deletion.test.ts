import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../../server/testing/callers.ts'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  clientWith,
  enter,
  partner,
  pendingPartner,
  removeFiles,
  startProduct,
} from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())
const rest = restClient(() => server)

const request = (client: SupabaseClient) => client.rpc('request_account_deletion')
const requestedAt = async (userId: string) =>
  (
    await server.sql<{ deletion_requested_at: Date | null }>(
      'select deletion_requested_at from public.profiles where user_id = $1',
      [userId],
    )
  )[0]?.deletion_requested_at
const postpone = (userId: string, age: string) =>
  server.sql('update public.profiles set deletion_requested_at = now() - $2::interval where user_id = $1', [
    userId,
    age,
  ])
const cleanUp = async () =>
  (await server.sql<{ n: number }>('select private.delete_expired_accounts() as n'))[0]!.n
const accounts = (userId: string) => server.sql('select from auth.users where id = $1', [userId])
const auditOf = async (userId: string) =>
  (
    await server.sql<{ action: string; actor_id: string | null }>(
      `select action, actor_id from public.audit_log where subject_type = 'account' and subject_id = $1 order by id`,
      [userId],
    )
  ).map(({ action, actor_id }) => [action, actor_id])

describe('M9 deleting an account', () => {
  it('removes what others were sent about the person, and leaves namesakes and companies alone', async () => {
    const named = { metadata: { first_name: 'Nordelia', last_name: 'Logistique' } }
    const [leaving, namesake, reader] = [
      await candidate(server, named),
      await candidate(server, named),
      await candidate(server),
    ]
    await server.sql(`update public.candidate_profiles set visibility = 'public' where user_id = $1`, [
      reader.id,
    ])
    await reader.client.rpc('set_my_page', {
      wanted_visibility: 'public',
      wanted_handle: `r-${reader.id.slice(0, 12)}`,
      wanted_shown: null,
    })
    for (const { client } of [leaving, namesake])
      expect((await client.rpc('ask_to_connect', { person: reader.id })).error).toBeNull()
    await server.sql(
      `select private.notify($1, 'organization_approved', '{"name": "Nordelia Logistique"}', '/'),
         private.notify($1, 'talk_reminder', '{"name": "Nordelia Logistique"}', '/talks', $2),
         private.notify($1, 'talk_reminder', '{"name": "Nordelia Logistique"}', '/talks', $3)`,
      [reader.id, leaving.id, namesake.id],
    )
    const told = async () =>
      (
        await server.sql(
          `select kind from public.notifications where user_id = $1 and kind <> 'welcome' order by kind`,
          [reader.id],
        )
      ).map(({ kind }) => kind)
    const mailed = async () =>
      (
        await server.sql(`select about_id from private.mails where user_id = $1 and about_id is not null`, [
          reader.id,
        ])
      ).map(({ about_id }) => about_id)
    const company = 'organization_approved'
    expect(await told()).toEqual([
      'connection_asked',
      'connection_asked',
      company,
      'talk_reminder',
      'talk_reminder',
    ])
    expect(await mailed()).toContain(leaving.id)
    await postpone(leaving.id, '15 days')
    await cleanUp()
    expect(await told()).toEqual(['connection_asked', company, 'talk_reminder'])
    expect(await mailed()).not.toContain(leaving.id)
    expect(await mailed()).toContain(namesake.id)
  })
})

describe('requesting deletion', () => {
  it('needs a sign-in within the last ten minutes', async () => {
    const { id } = await candidate(server)
    const signedInAt = (seconds: number) => {
      const timestamp = Math.floor(Date.now() / 1000) - seconds
      const amr = [{ method: 'password', timestamp }]
      return accessToken(server.engine, { sub: id, aal: 'aal1', session_id: undefined, amr })
    }
    const tokens = [
      await signedInAt(601),
      await signedInAt(86_400),
      await accessToken(server.engine, { sub: id, session_id: undefined }),
    ]
    for (const { token } of tokens) {
      expect((await request(clientWith(server, token))).error).toMatchObject({
        code: 'P0001',
        hint: 'sign_in_again',
      })
    }
    expect(await requestedAt(id)).toBeNull()
    expect((await request(clientWith(server, (await signedInAt(590)).token))).error).toBeNull()
    expect(await requestedAt(id)).toEqual(expect.any(Date))
  })

  it('records the time once, and can be canceled', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    const first = await request(client)
    expect(first.error).toBeNull()
    expect((await request(client)).data).toBe(first.data)
    expect((await requestedAt(person.id))?.getTime()).toBe(new Date(first.data).getTime())
    expect((await client.rpc('cancel_account_deletion')).error).toBeNull()
    expect(await requestedAt(person.id)).toBeNull()
    expect(await auditOf(person.id)).toEqual([
      ['account.deletion_requested', person.id],
      ['account.deletion_requested', person.id],
      ['account.deletion_cancelled', person.id],
    ])
  })

  it('affects no other account', async () => {
    const bystander = await candidate(server)
    await postpone(bystander.id, '1 day')
    const { client } = await enter(server, await candidate(server))
    await request(client)
    await client.rpc('cancel_account_deletion')
    expect(await requestedAt(bystander.id)).toEqual(expect.any(Date))
    for (const name of ['request_account_deletion', 'cancel_account_deletion']) {
      expect((await server.client().rpc(name)).error?.code).toBe('42501')
    }
  })

  it('is refused to the last remaining administrator', async () => {
    const [one, two] = [await admin(server), await admin(server)]
    const [first, second] = [(await enter(server, one)).client, (await enter(server, two)).client]
    expect((await request(first)).error).toBeNull()
    expect((await request(second)).error).toMatchObject({ code: 'P0001', hint: 'last_admin' })
    expect(await requestedAt(two.id)).toBeNull()
    await first.rpc('cancel_account_deletion')
    const both = await Promise.all([request(first), request(second)])
    expect(both.filter(({ error }) => error?.hint === 'last_admin')).toHaveLength(1)
    await server.sql('delete from auth.users where id = any($1)', [[one.id, two.id]])
  })
})

describe('the grace period', () => {
  it('lasts fourteen days, and applies only to people who asked', async () => {
    const [gone, still, silent] = [await candidate(server), await candidate(server), await candidate(server)]
    const { token } = await enter(server, gone)
    await postpone(gone.id, '14 days 1 minute')
    await postpone(still.id, '13 days 23:59')
    expect(await cleanUp()).toBe(1)
    expect(await accounts(gone.id)).toEqual([])
    expect(await accounts(still.id)).toHaveLength(1)
    expect(await accounts(silent.id)).toHaveLength(1)
    expect(await auditOf(gone.id)).toEqual([['account.deleted', null]])
    for (const table of ['profiles', 'user_roles', 'notifications', 'organization_members']) {
      expect(await server.sql(`select from public.${table} where user_id = $1`, [gone.id]), table).toEqual([])
    }
    await expect.poll(async () => (await rest('profiles', { token })).status).toBe(401)
    expect(await cleanUp()).toBe(0)
  })

  it('ends with photos and résumés deleted, and no one else’s files', async () => {
    const [gone, still] = [await candidate(server), await candidate(server)]
    for (const { client, id } of [gone, still]) {
      const photo = new Blob(['x'], { type: 'image/png' })
      const resume = new Blob(['x'], { type: 'application/pdf' })
      expect((await client.storage.from('avatars').upload(`${id}/face`, photo)).error).toBeNull()
      expect((await client.storage.from('resumes').upload(`${id}/old/cv`, resume)).error).toBeNull()
    }
    await postpone(gone.id, '15 days')
    expect(await cleanUp()).toBe(1)
    await removeFiles(server)
    const left = await server.sql<{ name: string }>('select name from storage.objects order by name')
    expect(left.map(({ name }) => name)).toEqual([`${still.id}/face`, `${still.id}/old/cv`])
    const photos = server.client().storage.from('avatars')
    expect((await fetch(photos.getPublicUrl(`${gone.id}/face`).data.publicUrl)).status).toBe(400)
    expect((await fetch(photos.getPublicUrl(`${still.id}/face`).data.publicUrl)).status).toBe(200)
  })

  it('ends with an open request deleted, and keeps an approved organization', async () => {
    const boss = await admin(server)
    const open = await pendingPartner(server)
    const refused = await pendingPartner(server)
    await boss.client.rpc('reject_organization', { organization_id: refused.organizationId, reason: 'No.' })
    const approved = await partner(server, 'company', { approver: boss })
    for (const { id } of [open, refused, approved]) await postpone(id, '15 days')
    expect(await cleanUp()).toBe(3)
    const ids = [open, refused, approved].map(({ organizationId }) => organizationId)
    expect(
      await server.sql('select id, requested_by, status::text from public.organizations where id = any($1)', [
        ids,
      ]),
    ).toEqual([{ id: approved.organizationId, requested_by: null, status: 'approved' }])
  })

  it('is checked every night', async () => {
    const jobs = await server.sql(
      `select schedule, command, active from cron.job where jobname = 'delete expired accounts'`,
    )
    expect(jobs).toEqual([
      { schedule: '17 3 * * *', command: 'select private.delete_expired_accounts()', active: true },
    ])
  })
})
