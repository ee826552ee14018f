import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Person, startProduct } from './people.ts'

let server: TestServer
let boss: Person
let person: Person
let visitor: SupabaseClient
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  person = await candidate(server)
  visitor = server.client()
})
afterAll(() => server.close())

const codeOf = ({ error }: { error: { hint?: string; code?: string } | null }) => error?.hint ?? error?.code
const draft = (more: object = {}) => ({
  kind: 'terms',
  body_en: '## New\n\nBe kind.',
  body_fr: '## Nouveau\n\nSoyez aimables.',
  changes_en: 'Kindness is asked for.',
  changes_fr: 'L’amabilité est demandée.',
  needs_consent: true,
  base_revision: 0,
  ...more,
})
const due = async ({ client }: Person) => (await client.rpc('legal_texts_due')).data
const page = async (more: object = {}) => (await visitor.rpc('legal_page', { kind: 'terms', ...more })).data

describe('the first version', () => {
  it.each(['privacy', 'terms'])('of %s is there for everyone, in both languages', async (kind) => {
    const text = await page({ kind })
    expect(text).toMatchObject({ kind, version: 1, versions: [{ version: 1 }] })
    const headings = (body: string) => body.match(/^## /gm)!.length
    expect(headings(text.body_fr)).toBe(headings(text.body_en))
    expect(text.body_fr).not.toMatch(/\p{L}'\p{L}/u)
    expect(text.body_fr).not.toMatch(/[^\u00a0\u202f][:;?!»](?=\s|$)/)
    expect(text.body_fr).not.toMatch(/«[^\u00a0\u202f]/)
    expect(text.body_fr).not.toMatch(/soumet|demande acceptée/i)
    expect(text.body_en).not.toMatch(/yours alone/i)
    expect(text.body_fr).not.toMatch(/vous seul|fonctionnent les correspondances/i)
    expect(text.operator).toEqual({ name: '', address: '', email: '' })
  })

  it('is accepted with the account', async () => {
    const { data } = await person.client.from('consent_events').select('kind, version, given')
    expect(data).toEqual([
      { kind: 'privacy', version: '1', given: true },
      { kind: 'terms', version: '1', given: true },
    ])
    expect(await due(person)).toEqual([])
  })
})

describe('a new version', () => {
  it.each([
    ['save_legal_draft', () => draft()],
    ['publish_legal_text', () => ({ kind: 'terms', base_revision: 1 })],
    ['discard_legal_draft', () => ({ kind: 'terms' })],
    ['set_operator', () => ({ name: 'x', address: 'x', email: 'x@x.test' })],
    ['legal_acceptance', () => ({})],
  ] as const)('needs an administrator to %s', async (name, given) => {
    expect(codeOf(await person.client.rpc(name, given()))).toBe('admins_only')
    expect(codeOf(await visitor.rpc(name, given()))).toBe('42501')
  })

  it('is a draft that only administrators see, and that two of them can’t overwrite', async () => {
    expect((await boss.client.rpc('save_legal_draft', draft({ changes_fr: '' }))).data).toBe(1)
    expect(codeOf(await boss.client.rpc('save_legal_draft', draft()))).toBe('revision_conflict')
    expect((await person.client.from('legal_texts').select('id')).data).toEqual([])
    expect((await visitor.from('legal_texts').select('id')).error?.code).toBe('42501')
    expect((await boss.client.from('legal_texts').select('id')).data).toHaveLength(3)
    expect((await page()).version).toBe(1)
    const publish = (base_revision: number) =>
      boss.client.rpc('publish_legal_text', { kind: 'terms', base_revision })
    expect(codeOf(await publish(1))).toBe('legal_text_incomplete')
    expect((await boss.client.rpc('save_legal_draft', draft({ base_revision: 1 }))).data).toBe(2)
    expect(codeOf(await publish(1))).toBe('revision_conflict')
    expect((await publish(2)).data).toBe(2)
    const [entry] = await server.sql(
      'select action, actor_id, details from public.audit_log order by id desc limit 1',
    )
    expect(entry).toEqual({
      action: 'legal.published',
      actor_id: boss.id,
      details: { kind: 'terms', before: 1, after: 2, needs_consent: true },
    })
  })

  it('can’t be changed by anyone; the older one stays readable', async () => {
    const write = server.sql(`update public.legal_texts set body_en = 'x' where version = 2`)
    await expect(write).rejects.toThrow('never changes')
    await expect(server.sql('delete from public.legal_texts where version = 2')).rejects.toThrow('never')
    expect((await boss.client.from('legal_texts').delete().eq('version', 2)).error?.code).toBe('42501')
    expect(await page()).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] })
    expect(await page({ version: 1 })).toMatchObject({ version: 1 })
    expect(await page({ version: 9 })).toBeNull()
  })

  it('is presented to everyone but its publisher, until it is accepted', async () => {
    const asked = [
      {
        kind: 'terms',
        version: 2,
        changes: [{ version: 2, en: 'Kindness is asked for.', fr: 'L’amabilité est demandée.' }],
      },
    ]
    expect(await due(boss)).toEqual([])
    expect(await due(person)).toEqual(asked)
    expect(codeOf(await visitor.rpc('legal_texts_due'))).toBe('42501')
    const { data: acting } = await boss.client.rpc('begin_acting', {
      person: person.id,
      reason: 'Asked for help',
    })
    const asPerson = await boss.client.rpc('legal_texts_due').setHeader('x-act-as', acting.id)
    expect(asPerson.data).toEqual([])
    for (const accepted of [{ terms: '7' }, { cookies: '1' }, {}]) {
      expect(codeOf(await person.client.rpc('accept_legal_texts', { accepted }))).toBe('legal_text_unknown')
    }
    const twice = [1, 2].map(() => person.client.rpc('accept_legal_texts', { accepted: { terms: '2' } }))
    expect((await Promise.all(twice)).map(codeOf)).toEqual([undefined, undefined])
    expect(await due(person)).toEqual([])
    const { data } = await boss.client.rpc('legal_acceptance')
    expect(data).toContainEqual({ kind: 'terms', version: 2, people: 2 })
    // New accounts start with it.
    expect(await due(await candidate(server))).toEqual([])
  })

  it('that needs no consent is presented to no one', async () => {
    await boss.client.rpc('save_legal_draft', draft({ kind: 'privacy', needs_consent: false }))
    await boss.client.rpc('publish_legal_text', { kind: 'privacy', base_revision: 1 })
    expect(await due(person)).toEqual([])
    // The next one that needs consent shows what is new in both.
    await boss.client.rpc('save_legal_draft', draft({ kind: 'privacy', changes_en: 'Third' }))
    await boss.client.rpc('publish_legal_text', { kind: 'privacy', base_revision: 1 })
    expect(await due(person)).toMatchObject([
      { kind: 'privacy', version: 3, changes: [{ version: 2 }, { version: 3, en: 'Third' }] },
    ])
  })

  it('can be discarded as a draft', async () => {
    await boss.client.rpc('save_legal_draft', draft())
    await boss.client.rpc('discard_legal_draft', { kind: 'terms' })
    expect((await boss.client.from('legal_texts').select('id').is('version', null)).data).toEqual([])
    expect((await page()).version).toBe(2)
  })
})

it('the operator is named on every legal page', async () => {
  const operator = { name: 'Essor SAS', address: '1 rue de la Paix, Paris', email: 'hello@essor.test' }
  expect(codeOf(await boss.client.rpc('set_operator', { ...operator, email: 'nobody' }))).toBe(
    'operator_email_invalid',
  )
  expect(codeOf(await boss.client.rpc('set_operator', operator))).toBeUndefined()
  expect((await page()).operator).toEqual({ ...operator, director: '', host: '' })
  const notice = { director: 'Ada Martin', host: 'Hébergeur SA, 2 quai du Port, Marseille' }
  expect(codeOf(await boss.client.rpc('set_operator', { ...operator, ...notice }))).toBeUndefined()
  expect(codeOf(await boss.client.rpc('set_operator', operator))).toBeUndefined()
  expect((await page()).operator).toEqual({ ...operator, ...notice })
})

it('consents are readable by the person and administrators, and can’t be written directly', async () => {
  const other = await candidate(server)
  const { data } = await other.client.from('consent_events').select('user_id')
  expect(new Set(data!.map(({ user_id }) => user_id))).toEqual(new Set([other.id]))
  const row = { user_id: other.id, kind: 'terms', version: '9', given: true }
  for (const { client } of [other, boss]) {
    expect((await client.from('consent_events').insert(row)).error?.code).toBe('42501')
    expect((await client.from('consent_events').delete().eq('kind', 'terms')).error?.code).toBe('42501')
  }
})
