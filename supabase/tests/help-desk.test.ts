import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, newEmail, type Person, partner, startProduct } from './people.ts'

let server: TestServer
let boss: Person
let writer: Person
let company: Person
let visitor: SupabaseClient
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  writer = await candidate(server)
  company = await partner(server, 'company', { approver: boss })
  visitor = server.client()
})
afterAll(() => server.close())

const letter = (more: object = {}) => ({
  name: 'Vera Visitor',
  email: newEmail(),
  topic: 'question',
  message: 'How do I begin?',
  language: 'fr',
  ...more,
})
const codeOf = ({ error }: { error: { hint?: string; code?: string } | null }) => error?.hint ?? error?.code
const forgetTries = () => server.sql('delete from private.inbox_tries')
const idOf = async (message: string) =>
  (await server.sql<{ id: string }>('select id from public.inbox_messages where message = $1', [message]))[0]!
    .id
const lastAudit = async () =>
  (
    await server.sql<{ action: string; actor_id: string; details: object }>(
      'select action, actor_id, details from public.audit_log order by id desc limit 1',
    )
  )[0]!

describe('the contact form', () => {
  it.each([
    ['inbox_name_required', { name: ' ' }],
    ['inbox_email_invalid', { email: 'vera' }],
    ['inbox_topic_unknown', { topic: 'idea' }],
    ['inbox_message_required', { message: ' \n ' }],
    ['inbox_message_too_long', { message: 'x'.repeat(4001) }],
  ])('says %s', async (code, wrong) => {
    expect(codeOf(await visitor.rpc('send_contact_message', letter(wrong)))).toBe(code)
  })

  it('stores nothing from a bot, and reveals nothing to it', async () => {
    const { error } = await visitor.rpc(
      'send_contact_message',
      letter({ message: 'spam', website: 'x.test' }),
    )
    expect(error).toBeNull()
    expect(await server.sql(`select from public.inbox_messages where message = 'spam'`)).toEqual([])
  })

  it('accepts five an hour per sender, also all together', async () => {
    await forgetTries()
    const many = Array.from({ length: 8 }, () => writer.client.rpc('send_contact_message', letter()))
    const codes = (await Promise.all(many)).map(codeOf)
    expect(codes.filter((code) => code === undefined)).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_inbox_messages')).toHaveLength(3)
    // Feedback counts too; another address, a visitor and another person do not.
    const more = { kind: 'idea', message: 'More', page: '/', language: 'en' }
    expect(codeOf(await writer.client.rpc('send_feedback', more))).toBe('too_many_inbox_messages')
    expect(codeOf(await company.client.rpc('send_feedback', more))).toBeUndefined()
    const email = newEmail()
    const visits = Array.from({ length: 6 }, () => visitor.rpc('send_contact_message', letter({ email })))
    expect((await Promise.all(visits)).map(codeOf).filter(Boolean)).toEqual(['too_many_inbox_messages'])
    await forgetTries()
  })

  it('notifies administrators, and is answered by email', async () => {
    const sent = letter({ message: 'May I begin at fifteen?' })
    expect(codeOf(await visitor.rpc('send_contact_message', sent))).toBeUndefined()
    const { data: told } = await boss.client.from('notifications').select('kind, data, link')
    expect(told).toContainEqual({
      kind: 'inbox_received',
      data: { name: 'Vera Visitor', message: 'May I begin at fifteen?' },
      link: '/inbox',
    })
    const message_id = await idOf(sent.message)
    const answer = { message_id, answer: 'Yes, you may.' }
    expect(codeOf(await boss.client.rpc('answer_inbox_message', answer))).toBeUndefined()
    const [mail] = await server.sql('select kind, data, language from private.mails where recipient = $1', [
      sent.email,
    ])
    expect(mail).toEqual({
      kind: 'inbox_answered',
      language: 'fr',
      data: { name: 'Vera Visitor', message: sent.message, answer: 'Yes, you may.', path: '/contact' },
    })
    expect(await lastAudit()).toMatchObject({ action: 'inbox.answered', actor_id: boss.id })
  })
})

describe('feedback', () => {
  it('is answered in the product, and its author can read both', async () => {
    await forgetTries()
    const sent = { kind: 'problem', message: 'The list jumps.', page: '/dashboard/missions', language: 'en' }
    expect(codeOf(await writer.client.rpc('send_feedback', sent))).toBeUndefined()
    expect(codeOf(await writer.client.rpc('send_feedback', { ...sent, kind: 'question' }))).toBe(
      'inbox_topic_unknown',
    )
    const message_id = await idOf(sent.message)
    await boss.client.rpc('answer_inbox_message', { message_id, answer: 'It no longer does.' })
    const { data } = await writer.client
      .from('inbox_messages')
      .select('topic, page, status, inbox_answers(answer)')
      .eq('id', message_id)
    expect(data).toEqual([
      {
        topic: 'problem',
        page: '/dashboard/missions',
        status: 'answered',
        inbox_answers: [{ answer: 'It no longer does.' }],
      },
    ])
    const { data: told } = await writer.client.from('notifications').select('kind, link')
    expect(told).toContainEqual({ kind: 'feedback_answered', link: '/feedback' })
  })

  it('is for people with an account', async () => {
    const sent = { kind: 'idea', message: 'x', page: '/', language: 'en' }
    expect(codeOf(await visitor.rpc('send_feedback', sent))).toBe('42501')
  })
})

describe('the inbox', () => {
  interface Inbox {
    total: number
    counts: Record<string, number>
    admins: { id: string }[]
    messages: { id: string; status: string; answers: { by: string }[] }[]
  }
  const open = async (filter: object = {}) => (await boss.client.rpc('admin_inbox', filter)).data as Inbox

  it('can be filtered, searched, assigned, archived and reopened', async () => {
    await forgetTries()
    await company.client.rpc('send_contact_message', letter({ message: 'A needle in the hay' }))
    const id = await idOf('A needle in the hay')
    const found = await open({ search: 'NEEDLE' })
    expect(found.messages.map((message) => message.id)).toEqual([id])
    expect(found).toMatchObject({ total: 1, admins: [{ id: boss.id }] })
    expect((await open({ wanted_source: 'feedback', search: 'needle' })).total).toBe(0)

    const assign = (admin_id: string) => boss.client.rpc('assign_inbox_message', { message_id: id, admin_id })
    expect(codeOf(await assign(writer.id))).toBe('inbox_not_an_admin')
    expect(codeOf(await assign(boss.id))).toBeUndefined()
    expect(await lastAudit()).toMatchObject({ action: 'inbox.assigned', details: { after: boss.id } })

    const archive = (is_archived: boolean) =>
      boss.client.rpc('archive_inbox_message', { message_id: id, is_archived })
    await archive(true)
    expect((await open({ wanted_status: 'archived' })).messages.map((message) => message.id)).toEqual([id])
    expect(await lastAudit()).toMatchObject({ action: 'inbox.archived', details: { after: 'archived' } })
    await archive(false)
    expect((await open({ search: 'needle' })).total).toBe(1)
  })

  it.each([
    ['admin_inbox', () => ({})],
    ['answer_inbox_message', (id: string) => ({ message_id: id, answer: 'x' })],
    ['assign_inbox_message', (id: string) => ({ message_id: id, admin_id: null })],
    ['archive_inbox_message', (id: string) => ({ message_id: id, is_archived: true })],
  ] as const)('lets no one else call %s', async (name, given) => {
    const id = await idOf('May I begin at fifteen?')
    for (const { client } of [writer, company]) {
      expect(codeOf(await client.rpc(name, given(id)))).toBe('admins_only')
    }
    expect(codeOf(await visitor.rpc(name, given(id)))).toBe('42501')
  })

  it('shows others no message or reply, and can be written only through the functions', async () => {
    const { data } = await company.client.from('inbox_messages').select('user_id')
    expect(new Set(data!.map(({ user_id }) => user_id))).toEqual(new Set([company.id]))
    expect((await company.client.from('inbox_answers').select('answer')).data).toEqual([])
    expect((await visitor.from('inbox_messages').select('id')).error?.code).toBe('42501')
    for (const { client } of [writer, boss]) {
      const change = await client.from('inbox_messages').update({ status: 'archived' }).neq('topic', '')
      expect(change.error?.code).toBe('42501')
    }
  })

  it('deletes what was answered a year ago, and yesterday’s attempts', async () => {
    const id = await idOf('May I begin at fifteen?')
    await server.sql('alter table public.inbox_messages disable trigger inbox_messages_updated')
    await server.sql(`update public.inbox_messages set updated_at = now() - interval '366 days'`)
    const before = await server.sql(`select id from public.inbox_messages where status = 'open' order by id`)
    await server.sql('select private.delete_old_inbox()')
    expect(await server.sql('select from public.inbox_messages where id = $1', [id])).toEqual([])
    expect(await server.sql('select id from public.inbox_messages order by id')).toEqual(before)
  })
})
