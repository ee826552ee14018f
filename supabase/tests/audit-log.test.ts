import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, newEmail, type Person, startProduct } from './people.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  await boss.client.rpc('save_settings', {
    section: 'identity',
    changes: { product_name: 'Envol' },
    seen: { product_name: 'Essor' },
  })
})
afterAll(() => server.close())

const entries = () => server.sql('select * from public.audit_log order by id')

describe('the audit log', () => {
  it('cannot be changed through the interface, with the secret key neither', async () => {
    const before = await entries()
    expect(before.length).toBeGreaterThan(0)
    for (const client of [server.client(), boss.client, server.client(server.engine.secretKey)]) {
      const log = client.from('audit_log')
      const answers = [
        await log.update({ action: 'nothing' }).gt('id', 0),
        await log.delete().gt('id', 0),
        await log.insert({ action: 'nothing' }),
        await log.upsert({ action: 'nothing' }),
      ]
      for (const { error } of answers) expect(error?.code).toBe('42501')
    }
    expect(await entries()).toEqual(before)
  })

  it.each([
    `update public.audit_log set action = 'nothing'`,
    `update public.audit_log set reason = reason where id = (select min(id) from public.audit_log)`,
    'delete from public.audit_log',
    'truncate public.audit_log',
    'truncate public.audit_log restart identity cascade',
  ])('is not changed by who owns it: %s', async (statement) => {
    const before = await entries()
    for (const role of ['postgres', 'service_role']) {
      const client = await server.engine.db.admin.connect()
      try {
        await client.query(`begin; set local role ${role}`)
        await expect(client.query(statement), role).rejects.toMatchObject({ code: '42501' })
        if (role === 'postgres') {
          await client.query('rollback; begin; set local role postgres')
          await expect(client.query(statement)).rejects.toThrow('The audit log is only added to.')
        }
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await entries()).toEqual(before)
  })

  it('is read by administrators and with the secret key', async () => {
    for (const client of [boss.client, server.client(server.engine.secretKey)]) {
      const { data } = await client.from('audit_log').select('action, actor_id')
      expect(data).toContainEqual({ action: 'settings.changed', actor_id: boss.id })
    }
    const { client } = await candidate(server)
    expect((await client.from('audit_log').select()).data).toEqual([])
    expect((await server.client().from('audit_log').select()).error?.code).toBe('42501')
  })

  it('outlives the account of who acted', async () => {
    const former = await admin(server)
    await former.client.rpc('save_settings', {
      section: 'identity',
      changes: { product_name: 'Essor' },
      seen: { product_name: 'Envol' },
    })
    await server.sql('delete from auth.users where id = $1', [former.id])
    const kept = await server.sql('select action from public.audit_log where actor_id = $1', [former.id])
    expect(kept).toEqual([{ action: 'settings.changed' }])
  })
})

describe('attempts at the administrators’ door', () => {
  const refusals = (email: string) =>
    server.sql(
      `select actor_id, details from public.audit_log where action = 'admin_access.refused' and details ->> 'email' = $1`,
      [email],
    )

  it('are written down for anyone, by the address', async () => {
    const email = newEmail()
    const person = await candidate(server)
    const shouted = ` ${email.toUpperCase()} `
    expect((await server.client().rpc('note_admin_attempt', { attempted_email: shouted })).error).toBeNull()
    expect((await person.client.rpc('note_admin_attempt', { attempted_email: email })).error).toBeNull()
    expect(await refusals(email)).toEqual([
      { actor_id: null, details: { email } },
      { actor_id: person.id, details: { email } },
    ])
  })

  it('leave ten lines for an address, and two hundred for all', async () => {
    const note = (attempted_email: string) => server.client().rpc('note_admin_attempt', { attempted_email })
    const email = newEmail()
    for (let n = 0; n < 12; n++) expect((await note(email)).error).toBeNull()
    expect(await refusals(email)).toHaveLength(10)
    await server.sql(
      `insert into public.audit_log (action, details)
       select 'admin_access.refused', jsonb_build_object('email', n) from generate_series(1, 200) as n`,
    )
    const late = newEmail()
    expect((await note(late)).error).toBeNull()
    expect(await refusals(late)).toEqual([])
  })

  it('hold no more than an address has room for', async () => {
    await server
      .client()
      .rpc('note_admin_attempt', { attempted_email: `${'x'.repeat(100_000)}@example.test` })
    const [longest] = await server.sql(
      `select max(length(details ->> 'email')) as most from public.audit_log where action = 'admin_access.refused'`,
    )
    expect(longest).toEqual({ most: expect.any(Number) })
    expect(longest!.most).toBeLessThanOrEqual(254)
  })
})
