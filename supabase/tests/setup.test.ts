import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteOperation } from '../../server/operations.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, everyRole, type Person, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct({ SITE_URL: 'https://essor.example', SMTP_URL: 'smtp://mail.example:2525' })
  boss = await admin(server)
})
afterAll(() => server.close())

interface Setup {
  isStarted: boolean
  administrators: number
  siteUrl: string | null
  steps: { step: string; state: string }[]
  storage: { place: string; isWell: boolean } | null
}
const setup = async () => good<Setup>(await boss.client.rpc('admin_setup'))
const stateOf = async (wanted: string) => (await setup()).steps.find(({ step }) => step === wanted)?.state
const change = (step: string, wanted: string, by = boss) =>
  by.client.rpc('change_setup_step', { step, change: wanted })
const note = (name: string, details: object = {}) => noteOperation(server.engine.db.admin, name, details)

it('is for administrators alone', async () => {
  const calls: [string, object][] = [
    ['admin_setup', {}],
    ['start_setup', {}],
    ['change_setup_step', { step: 'email', change: 'skip' }],
    ['note_setup_address', { seen: 'https://essor.example' }],
    ['send_setup_code', {}],
    ['confirm_setup_code', { code: '000000' }],
    ['check_setup_storage', {}],
  ]
  for (const [role, { client }] of Object.entries(await everyRole(server))) {
    if (role === 'admin') continue
    for (const [name, args] of calls) {
      const { error } = await client.rpc(name as 'admin_setup', args as never)
      expect(error?.code, `${role} ${name}`).toBe('42501')
    }
  }
})

it('lists every step from the beginning', async () => {
  expect((await setup()).steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'operator open',
    'texts open',
    'identity open',
    'languages open',
    'address open',
    'email open',
    'factor open',
    expect.stringMatching('administrator'),
    'storage open',
    'backup open',
    'sign_up open',
    expect.stringMatching('partner'),
    'mission open',
  ])
})

it('opens automatically once', async () => {
  expect((await setup()).isStarted).toBe(false)
  good(await boss.client.rpc('start_setup'))
  good(await boss.client.rpc('start_setup'))
  expect((await setup()).isStarted).toBe(true)
})

describe('a step', () => {
  it('can be skipped, and still counts as done once the facts say so', async () => {
    expect(await stateOf('operator')).toBe('open')
    good(await change('operator', 'skip'))
    expect(await stateOf('operator')).toBe('skipped')
    const operator = { name: 'Essor SAS', address: 'Lyon', email: 'hello@essor.example' }
    good(await boss.client.rpc('set_operator', operator))
    expect(await stateOf('operator')).toBe('skipped')
    good(await boss.client.rpc('set_operator', { ...operator, director: 'Ada', host: 'OVH' }))
    expect(await stateOf('operator')).toBe('done')
  })

  it.each(['texts', 'identity', 'languages', 'sign_up'])(
    '%s is done if what is there suits',
    async (step) => {
      expect(await stateOf(step)).toBe('open')
      good(await change(step, 'confirm'))
      expect(await stateOf(step)).toBe('done')
    },
  )

  it('that facts decide cannot be marked as done', async () => {
    for (const step of ['operator', 'address', 'email', 'storage', 'backup', 'administrator', 'other'])
      expect(hintOf(await change(step, 'confirm')), step).toBe('setup_step_unknown')
    expect(hintOf(await change('email', 'done'))).toBe('setup_step_unknown')
  })

  it('counts administrators and their second factors', async () => {
    const { administrators } = await setup()
    expect(await stateOf('administrator')).toBe(administrators > 1 ? 'done' : 'open')
    await server.sql(`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), user_id, 'totp', 'verified', now(), now() from public.user_roles where role = 'admin'`)
    expect(await stateOf('factor')).toBe('done')
    await admin(server)
    expect(await stateOf('administrator')).toBe('done')
  })
})

describe('the address', () => {
  const seeAt = (seen: string) => boss.client.rpc('note_setup_address', { seen })
  it('must be the one the server knows, and use TLS', async () => {
    expect((await setup()).siteUrl).toBe('https://essor.example')
    for (const other of ['http://essor.example', 'https://www.essor.example']) {
      good(await seeAt(other))
      expect(await stateOf('address'), other).toBe('open')
    }
    expect(hintOf(await seeAt('https://essor.example/page'))).toBe('setup_address_invalid')
    expect(hintOf(await seeAt('javascript:alert(1)'))).toBe('setup_address_invalid')
    good(await seeAt('https://essor.example'))
    expect(await stateOf('address')).toBe('done')
    await note('installation', { siteUrl: 'https://moved.example', email: true })
    expect(await stateOf('address')).toBe('open')
    await note('installation', { siteUrl: 'https://essor.example', email: true })
  })
})

describe('email', () => {
  const sent = async () => {
    const [mail] = await server.sql<{ code: string }>(
      `select data ->> 'message' as code from private.mails where kind = 'account_email_test' and user_id = $1
       order by created_at desc limit 1`,
      [boss.id],
    )
    return mail!.code
  }
  const confirm = async (code: string) => good<string>(await boss.client.rpc('confirm_setup_code', { code }))
  const age = (interval: string) =>
    server.sql(`update private.setup_codes set sent_at = sent_at - $1::interval`, [interval])

  it('counts once the code from an email was entered', async () => {
    expect(await confirm('123456')).toBe('expired')
    good(await boss.client.rpc('send_setup_code'))
    expect(hintOf(await boss.client.rpc('send_setup_code'))).toBe('setup_code_just_sent')
    const code = await sent()
    expect(code).toMatch(/^\d{6}$/)
    expect(await confirm(code === '000000' ? '000001' : '000000')).toBe('wrong')
    expect(await stateOf('email')).toBe('open')
    expect(await confirm(` ${code} `)).toBe('arrived')
    expect(await stateOf('email')).toBe('done')
    expect(await confirm(code)).toBe('expired')
  })

  it('is open again without a mail server, which sends no code', async () => {
    await note('installation', { siteUrl: 'https://essor.example', email: false })
    expect(await stateOf('email')).toBe('open')
    expect(hintOf(await boss.client.rpc('send_setup_code'))).toBe('setup_email_missing')
    await note('installation', { siteUrl: 'https://essor.example', email: true })
    expect(await stateOf('email')).toBe('done')
  })

  it('accepts no guesses and no old code', async () => {
    good(await boss.client.rpc('send_setup_code'))
    for (let tries = 0; tries < 5; tries++) expect(await confirm('no')).toBe('wrong')
    expect(await confirm(await sent())).toBe('expired')
    await age('2 minutes')
    good(await boss.client.rpc('send_setup_code'))
    await age('61 minutes')
    expect(await confirm(await sent())).toBe('expired')
  })
})

it('asks the server to write, read and delete a file', async () => {
  expect((await setup()).storage).toBeNull()
  good(await boss.client.rpc('check_setup_storage'))
  await expect
    .poll(async () => (await setup()).storage, { timeout: 30_000 })
    .toMatchObject({
      place: 'disk',
      isWell: true,
    })
  expect(await stateOf('storage')).toBe('done')
  await note('storage', { place: 'disk', isWell: false, reason: 'ENOSPC' })
  expect(await stateOf('storage')).toBe('open')
})

it('requires a recent backup and a successful restore test', async () => {
  expect(await stateOf('backup')).toBe('open')
  await note('backup')
  expect(await stateOf('backup')).toBe('open')
  await note('backup_check', { backup: 'essor.tar.gz' })
  expect(await stateOf('backup')).toBe('done')
  await server.sql(`update _server.operations set noted_at = now() - interval '8 days' where name = 'backup'`)
  expect(await stateOf('backup')).toBe('open')
})

it('leaves out what the host of a database takes care of', async () => {
  await server.sql('alter table _server.operations rename to elsewhere')
  try {
    const names = (await setup()).steps.map(({ step }) => step)
    expect(names).not.toContain('storage')
    expect(names).not.toContain('backup')
    expect(names).toContain('email')
  } finally {
    await server.sql('alter table _server.elsewhere rename to operations')
  }
})
