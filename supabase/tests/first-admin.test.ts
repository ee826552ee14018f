import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startServer } from '../../server/server.ts'
import { type TestServer, temporaryFolder } from '../../server/testing/server.ts'
import { admin as makeAdministrator, startProductWithMail } from './people.ts'

const SUPABASE_DIR = path.resolve('supabase')
let server: TestServer
beforeAll(async () => {
  server = await startProductWithMail()
})
afterAll(() => server.close())

/** `npm run admin -- …`, as a person runs it. */
function admin(words: string[], env: Record<string, string> = {}) {
  const place = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.engine.env.DATA_DIR }
  const { PATH = '', HOME = '' } = process.env
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/admin.ts', ...words],
      { env: { PATH, HOME, SUPABASE_DIR, ...(env.DATA_DIR ? {} : place), ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

const rolesOf = (email: string) =>
  server.sql(
    `select user_roles.role, granted_by from public.user_roles join auth.users on users.id = user_id
     where email = $1 order by 1`,
    [email],
  )
const passwordIn = (output: string) => /this once: (\S+)\n$/.exec(output)![1]!

describe('npm run admin -- create', () => {
  it('creates an account that is only an administrator, with a password shown once', async () => {
    const { code, output } = await admin(['create', 'Head@Essor.example'])
    expect(code).toBe(0)
    const password = passwordIn(output)
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*\.).{20,}$/)
    const client = server.client()
    const { error } = await client.auth.signInWithPassword({ email: 'head@essor.example', password })
    expect(error).toBeNull()
    expect(await rolesOf('head@essor.example')).toEqual([{ role: 'admin', granted_by: null }])
    // Nothing is open before the second factor is set up, which the page asks for.
    expect((await client.rpc('admin_home')).error?.hint).toBe('admins_only')
    const { data: held } = await client.from('user_roles').select('role, needs_second_factor')
    expect(held).toEqual([{ role: 'admin', needs_second_factor: true }])
    const log = await server.sql('select * from public.audit_log')
    expect(log).toEqual([
      expect.objectContaining({
        action: 'role.granted',
        actor_id: null,
        subject_type: 'account',
        details: { role: 'admin' },
      }),
    ])

    const again = await admin(['create', 'head@essor.example'])
    expect(again).toEqual({ code: 0, output: 'head@essor.example already is an administrator.\n' })
    expect(await server.sql('select from public.audit_log')).toHaveLength(1)
  })

  it('P1-6 has a name: the given one, or what the address suggests', async () => {
    const nameOf = async (email: string) =>
      (
        await server.sql(
          `select first_name, last_name from public.profiles join auth.users on users.id = user_id where email = $1`,
          [email],
        )
      )[0]
    await admin(['create', 'boss@essor.example', '--name', 'Nour El Haddad'])
    expect(await nameOf('boss@essor.example')).toEqual({ first_name: 'Nour', last_name: 'El Haddad' })
    await admin(['create', 'jo.martin+essor@essor.example'])
    expect(await nameOf('jo.martin+essor@essor.example')).toEqual({ first_name: 'Jo', last_name: 'Martin' })
  })

  it('P1-6 an administrator without a name is not called deleted, and shows the address', async () => {
    const boss = await makeAdministrator(server, { metadata: {} })
    await server.sql(
      `insert into public.audit_log (actor_id, action, subject_type, subject_id) values ($1::uuid, 'role.granted', 'account', $1)`,
      [boss.id],
    )
    const { data } = await boss.client.rpc('audit_entries', { actor: boss.id })
    expect(data).toMatchObject([{ actor_name: boss.email, subject_name: boss.email }])
    const home = (await boss.client.rpc('admin_home')).data as { recent_actions: { actor_name: string }[] }
    expect(home.recent_actions[0]).toMatchObject({ actor_name: boss.email, subject_name: boss.email })
  })

  it('P1-10 mentions that email is not set up', async () => {
    const { output } = await admin(['create', 'late@essor.example'], { DEMO: 'off' })
    expect(output).toMatch(/^Email is not set up.*SMTP_URL/)
    passwordIn(output)
  })

  it('gives the role to an existing account, which keeps what it had', async () => {
    const who = { email: 'ann@essor.example', password: 'Own-Pass-1!' }
    await server
      .client(server.engine.secretKey)
      .auth.admin.createUser({ ...who, email_confirm: true, user_metadata: { first_name: 'Ann' } })
    expect(await admin(['create', who.email])).toEqual({
      code: 0,
      output: 'ann@essor.example is an administrator now.\n',
    })
    expect(await rolesOf(who.email)).toMatchObject([{ role: 'candidate' }, { role: 'admin' }])
    expect((await server.client().auth.signInWithPassword(who)).error).toBeNull()
  })

  it('refuses an account with an unconfirmed address', async () => {
    const email = 'stranger@essor.example'
    await server.client().auth.signUp({ email, password: 'Own-Pass-1!' })
    const { code, output } = await admin(['create', email])
    expect({ code, output }).toEqual({
      code: 2,
      output: 'The email address of this account has not been confirmed yet.\n',
    })
    expect(await rolesOf(email)).toMatchObject([{ role: 'candidate' }])
  })

  it('refuses an invalid address, and prints its usage', async () => {
    expect(await admin(['create', 'not an address'])).toEqual({
      code: 2,
      output: '"not an address" is not an email address.\n',
    })
    const usage = {
      code: 2,
      output: 'Usage: npm run admin -- create EMAIL [--name "First Last"] | confirm EMAIL\n',
    }
    expect(await admin(['create'])).toEqual(usage)
    expect(await admin(['remove', 'a@essor.example'])).toEqual(usage)
  })

  it('works before the first start, which then loads no demo', async () => {
    const DATA_DIR = await temporaryFolder()
    try {
      const { code, output } = await admin(['create', 'first@essor.example'], { DATA_DIR })
      expect(code).toBe(0)
      const own = await startServer({ PORT: '0', DATA_DIR, SUPABASE_DIR, LOG_LEVEL: 'error', DEMO: 'on' })
      try {
        expect(own.engine.demo).toBeUndefined()
        const { error } = await createClient(own.url, own.engine.publishableKey, {
          realtime: { transport: WebSocket as never },
        }).auth.signInWithPassword({ email: 'first@essor.example', password: passwordIn(output) })
        expect(error).toBeNull()
      } finally {
        await own.close()
      }
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true })
    }
  })
})

it('no API caller can create an administrator', async () => {
  for (const role of ['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin']) {
    const [may] = await server.sql(
      `select has_function_privilege($1, 'private.make_admin(text)', 'execute') as allowed`,
      [role],
    )
    expect({ role, ...may }).toEqual({ role, allowed: false })
  }
})
