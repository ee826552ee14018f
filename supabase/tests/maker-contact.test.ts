import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, newEmail, type Partner, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let maker: Partner
let handle: string
beforeAll(async () => {
  server = await startProduct()
  maker = await partner(server, 'on_maker')
  const [row] = await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [
    maker.organizationId,
  ])
  handle = row!.slug
})
afterAll(() => server.close())

const write = (more: object = {}, client = server.client()) =>
  client.rpc('write_to_maker', {
    handle,
    name: 'Ana Lune',
    email: newEmail(),
    message: 'Can you draw a logo?',
    ...more,
  })
const received = () =>
  server.sql<{ data: Record<string, string> }>(
    `select data from public.notifications where user_id = $1 and kind = 'maker_contacted' order by created_at`,
    [maker.id],
  )

it('P2 anyone can write to a maker with a public page, and only the maker gets it', async () => {
  expect(hintOf(await write())).toBe('organization_not_found')
  const shown = { headline: 'Designer', availability: 'now', is_public: true }
  good(await maker.client.rpc('save_maker_profile', { document: shown, base_revision: 0 }))
  good(await write({ email: 'ana@lune.test' }))
  expect(await received()).toMatchObject([
    { data: { name: 'Ana Lune', by: 'ana@lune.test', message: 'Can you draw a logo?' } },
  ])
  expect(hintOf(await write({ name: ' ' }))).toBe('inbox_name_required')
  expect(hintOf(await write({ email: 'nowhere' }))).toBe('inbox_email_invalid')
  expect(hintOf(await write({ message: '' }))).toBe('inbox_message_required')
  good(await write({ website: 'https://spam.example' }))
  expect(await received()).toHaveLength(1)
})

it('P2 a person the maker has blocked can’t write', async () => {
  const person = await candidate(server)
  good(await maker.client.rpc('block_person', { person: person.id }))
  expect(hintOf(await write({}, person.client))).toBe('organization_not_found')
})

it('P2 writing is limited per sender', async () => {
  const email = newEmail()
  const answers: string[] = []
  for (let count = 0; count < 12; count++) answers.push(hintOf(await write({ email })) ?? 'sent')
  expect(answers.at(-1)).toBe('too_many_inbox_messages')
})
