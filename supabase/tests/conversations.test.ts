import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, pause, TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { block, connect } from './connected.ts'
import {
  candidate,
  dataOf,
  everyRole,
  type Person,
  type RoleName,
  removeFiles,
  roleNames,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

interface Message {
  number: number
  id: string
  author: string | null
  body: string
  editedAt: string | null
  deletedAt: string | null
  files: { path: string; name: string; size: number }[]
}
interface Thread {
  lastNumber: number
  readNumber: number
  obstacle: string | null
  pauseReason: string | null
  others: { id: string; name: string; readNumber: number | null }[]
  messages: Message[]
}

let server: TestServer
let everybody: Awaited<ReturnType<typeof everyRole>>
const listeners: TestClient[] = []
beforeAll(async () => {
  server = await startProduct()
  everybody = await everyRole(server)
})
afterAll(async () => {
  await Promise.all(listeners.map((client) => client.close()))
  await server.close()
})

const start = (from: Pick<Person, 'client'>, to: string) =>
  from.client.rpc('start_conversation', { person: to })
const open = async (who: Person, conversation_id: string, more: Record<string, number> = {}) =>
  good<Thread>(await who.client.rpc('open_conversation', { conversation_id, ...more }))
const send = (who: Person, conversation_id: string, body: string, more: Record<string, unknown> = {}) =>
  who.client.rpc('send_message', { conversation_id, message_id: randomUUID(), body, ...more })
const said = async (who: Person, conversation: string, body: string) =>
  good<Message>(await send(who, conversation, body))
const read = (who: Person, conversation_id: string, up_to: number) =>
  who.client.rpc('mark_conversation_read', { conversation_id, up_to })
const listOf = async (who: Person, words = '') =>
  good<{ conversations: { id: string; unread: number; last: { body: string } }[] }>(
    await who.client.rpc('conversation_list', { words }),
  ).conversations
const hear = (token: string, topic: string) => {
  const client = new TestClient(server, { token })
  listeners.push(client)
  return client.join(topic, { private: true })
}

/** Two connected people and their conversation. */
async function pair() {
  const [ada, ben] = [await candidate(server), await candidate(server)]
  await connect(server, ada.id, ben.id)
  return { ada, ben, chat: good<string>(await start(ada, ben.id)) }
}

describe('a conversation', () => {
  it('is one per pair, no matter who opens it and how often', async () => {
    const [ada, ben] = [await candidate(server), await candidate(server)]
    await connect(server, ada.id, ben.id)
    const opened = await Promise.all([start(ada, ben.id), start(ben, ada.id), start(ada, ben.id)])
    expect(new Set(opened.map((answer) => good(answer))).size).toBe(1)
    expect(await listOf(ben), 'nothing to see before the first message').toEqual([])
  })

  it('is not for strangers, for yourself, or for blocked people', async () => {
    const [ada, ben] = [await candidate(server), await candidate(server)]
    expect(hintOf(await start(ada, ben.id))).toBe('not_connected')
    expect(hintOf(await start(ada, ada.id))).toBe('not_connected')
    expect(hintOf(await start(ada, randomUUID()))).toBe('not_connected')
    await connect(server, ada.id, ben.id)
    await block(server, ben.id, ada.id)
    expect(hintOf(await start(ada, ben.id))).toBe('not_connected')
  })

  it('opens at its end in one response, and any part of it by numbers', async () => {
    const { ada, ben, chat } = await pair()
    await server.sql(
      `with numbered as (
         insert into public.messages (conversation_id, number, id, author_id, body)
         select $1, n, gen_random_uuid(), case when n % 2 = 0 then $2::uuid else $3::uuid end, 'Message ' || n
         from generate_series(1, 700) as n returning number
       ) update public.conversations set last_number = 700 where id = $1`,
      [chat, ada.id, ben.id],
    )
    const numbers = async (more = {}) => (await open(ada, chat, more)).messages.map(({ number }) => number)
    const whole = await open(ada, chat)
    expect(whole).toMatchObject({ lastNumber: 700, readNumber: 0, obstacle: null })
    expect(whole.messages).toHaveLength(50)
    expect(whole.messages.at(-1)).toMatchObject({ number: 700, body: 'Message 700', author: ada.id })
    expect(await numbers({ first_number: 601, last_number: 650 })).toHaveLength(50)
    expect(await numbers({ first_number: 1, last_number: 2 })).toEqual([1, 2])
    expect(await numbers({ first_number: -5, last_number: 0 })).toEqual([])
    expect((await numbers({ first_number: 1 })).length, 'never all of it').toBe(400)
  })

  it('shows names as their owners choose', async () => {
    const { ada, ben, chat } = await pair()
    const { others } = await open(ada, chat)
    expect(others).toMatchObject([{ id: ben.id, name: 'Carla Candidate' }])
    good(
      await ben.client.rpc('set_my_page', {
        wanted_visibility: 'private',
        wanted_handle: null,
        wanted_shown: [],
      }),
    )
    expect((await open(ada, chat)).others).toMatchObject([{ name: 'Carla C.', photo: null }])
  })
})

describe('a message', () => {
  it('is stored as typed, numbered, and unread until the other person reads it', async () => {
    const { ada, ben, chat } = await pair()
    const typed = `<script>alert(1)</script> 🦊 **${'é'.repeat(9000)}**`
    expect(await said(ada, chat, `  ${typed}\n`)).toMatchObject({ number: 1, author: ada.id, body: typed })
    await said(ada, chat, 'And another one')
    expect(await listOf(ben)).toMatchObject([{ id: chat, unread: 2, last: { body: 'And another one' } }])
    expect(await listOf(ada)).toMatchObject([{ unread: 0 }])
    expect(good(await ben.client.rpc('unread_conversations'))).toBe(1)
    // Pages beside the conversations include the unread count.
    for (const page of ['my_network', 'find_talks'])
      expect(good<{ unread: number }>(await ben.client.rpc(page)).unread, page).toBe(1)
    await read(ben, chat, 1)
    expect(await listOf(ben)).toMatchObject([{ unread: 1 }])
    await read(ben, chat, 99)
    await read(ben, chat, 1)
    expect((await open(ben, chat)).readNumber).toBe(2)
    expect(good(await ben.client.rpc('unread_conversations'))).toBe(0)
  })

  it('that is sent twice, or at the same moment from two tabs, is stored once', async () => {
    const { ada, chat } = await pair()
    const message_id = randomUUID()
    const again = () => send(ada, chat, 'Once', { message_id })
    const answers = await Promise.all([again(), again(), again()])
    expect(new Set(answers.map((answer) => good<Message>(answer).number))).toEqual(new Set([1]))
    expect(good<Message>(await send(ada, chat, 'Other words', { message_id })).body).toBe('Once')
    expect((await open(ada, chat)).messages).toHaveLength(1)
  })

  it('gets its own number even if many arrive at the same time', async () => {
    const { ada, ben, chat } = await pair()
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => said(index % 2 ? ada : ben, chat, String(index))),
    )
    const { messages } = await open(ada, chat)
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('can’t use someone else’s ID', async () => {
    const [one, two] = [await pair(), await pair()]
    const { id } = await said(one.ada, one.chat, 'Mine')
    const stolen = await send(two.ada, two.chat, 'x', { message_id: id })
    expect(hintOf(stolen)).toBe('conversation_not_found')
    expect(hintOf(await send(one.ben, one.chat, 'x', { message_id: id }))).toBe('conversation_not_found')
  })

  it.each([
    ['nothing', ' \n', 'message_empty'],
    ['a book', 'x'.repeat(10_001), 'message_too_long'],
  ])('of %s is refused', async (_, body, hint) => {
    const { ada, chat } = await pair()
    expect(hintOf(await send(ada, chat, body))).toBe(hint)
  })

  it('can be edited and deleted only by its author', async () => {
    const { ada, ben, chat } = await pair()
    const { id } = await said(ada, chat, 'Helo')
    const edit = (who: Person, body: string) => who.client.rpc('edit_message', { message_id: id, body })
    const remove = (who: Person) => who.client.rpc('delete_message', { message_id: id })
    expect(hintOf(await edit(ben, 'Eve was here'))).toBe('message_not_found')
    expect(hintOf(await remove(ben))).toBe('message_not_found')
    expect(good<Message>(await edit(ada, 'Hello'))).toMatchObject({
      body: 'Hello',
      editedAt: expect.any(String),
    })
    good(await remove(ada))
    expect((await open(ben, chat)).messages).toMatchObject([{ body: '', deletedAt: expect.any(String) }])
    expect(hintOf(await edit(ada, 'Back'))).toBe('message_not_found')
  })

  it('can be sent to ten new people a day, and to known people without limit', async () => {
    const ada = await candidate(server)
    const chats = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const { id } = await candidate(server)
        await connect(server, ada.id, id)
        return good<string>(await start(ada, id))
      }),
    )
    const answers = await Promise.all(chats.map((chat) => send(ada, chat, 'Hello')))
    const refused = answers.filter(({ error }) => error)
    expect(refused.map(hintOf)).toEqual(['too_many_first_messages'])
    const [known] = chats.filter((_, index) => !answers[index]!.error)
    await said(ada, known!, 'Still possible')
    await server.sql(`update public.conversations set first_at = now() - interval '25 hours'`)
    const late = chats.find((_, index) => answers[index]!.error)
    await said(ada, late!, 'Tomorrow')
  })

  it('is limited to sixty a minute', async () => {
    const { ada, chat } = await pair()
    await server.sql(
      `insert into public.messages (conversation_id, number, id, author_id, body)
       select $1, n + 1000, gen_random_uuid(), $2, 'x' from generate_series(1, 60) as n`,
      [chat, ada.id],
    )
    expect(hintOf(await send(ada, chat, 'One more'))).toBe('messages_too_fast')
  })
})

describe('a person who may not write', () => {
  const tries = async (who: Person, chat: string, own: string) => [
    hintOf(await send(who, chat, 'x')),
    hintOf(await who.client.rpc('edit_message', { message_id: own, body: 'x' })),
  ]

  it('is blocked, and both can see that', async () => {
    const { ada, ben, chat } = await pair()
    const [mine, theirs] = [await said(ada, chat, 'Hi'), await said(ben, chat, 'Hi')]
    const [at, content] = [`${ben.id}/${chat}/a.pdf`, new Blob(['%PDF-'], { type: 'application/pdf' })]
    const adaHears = await hear(ada.token, `user:${ada.id}`)
    await block(server, ada.id, ben.id)
    expect(await adaHears.messages(1)).toMatchObject([{ payload: { kind: 'state', conversation: chat } }])
    expect((await open(ada, chat)).obstacle).toBe('you_blocked')
    expect((await open(ben, chat)).obstacle).toBe('blocked')
    expect(await tries(ben, chat, theirs.id)).toEqual(['blocked', 'blocked'])
    expect(await tries(ada, chat, mine.id)).toEqual(['you_blocked', 'you_blocked'])
    expect((await ben.client.storage.from('conversations').upload(at, content)).error).toMatchObject({
      statusCode: '403',
    })
    await expect(hear(ben.token, `conversation:${chat}`)).rejects.toThrow('Unauthorized')
    expect((await open(ben, chat)).messages, 'what was said stays').toHaveLength(2)
  })

  it('is no longer connected', async () => {
    const { ada, ben, chat } = await pair()
    const { id } = await said(ada, chat, 'Hi')
    await connect(server, ada.id, ben.id, false)
    expect(await tries(ada, chat, id)).toEqual(['not_connected', 'not_connected'])
    good(await ada.client.rpc('delete_message', { message_id: id }))
  })

  it('waits while the conversation is paused, and can’t delete anything either', async () => {
    const { ada, chat } = await pair()
    const { id } = await said(ada, chat, 'Evidence')
    await server.sql(
      `update public.conversations set paused_at = now(), pause_reason = 'We look into a report.' where id = $1`,
      [chat],
    )
    expect(await open(ada, chat)).toMatchObject({
      obstacle: 'conversation_paused',
      pauseReason: 'We look into a report.',
    })
    expect(await tries(ada, chat, id)).toEqual(['conversation_paused', 'conversation_paused'])
    const removed = await ada.client.rpc('delete_message', { message_id: id })
    expect(hintOf(removed)).toBe('conversation_paused')
    await server.sql('update public.conversations set paused_at = null where id = $1', [chat])
    await said(ada, chat, 'Thanks')
  })

  it('needs no connection after an accepted contact request', async () => {
    const [recruiter, ada] = [everybody.company as Person, await candidate(server)]
    const [row] = await server.sql<{ id: string }>(
      `insert into public.conversations (kind, key) values ('contact', 'contact:' || gen_random_uuid()) returning id`,
    )
    await server.sql(
      'insert into public.conversation_members (conversation_id, user_id) values ($1, $2), ($1, $3)',
      [row!.id, recruiter.id, ada.id],
    )
    await said(recruiter, row!.id, 'Your work was good.')
    await said(ada, row!.id, 'Thank you')
    await block(server, ada.id, recruiter.id)
    expect(hintOf(await send(recruiter, row!.id, 'x'))).toBe('blocked')
  })
})

describe('others', () => {
  it.each(roleNames.map((role) => [role] as [RoleName]))('%s can see and do nothing', async (role) => {
    const { ada, chat } = await pair()
    const { id } = await said(ada, chat, 'SECRET')
    const { client } = everybody[role]
    for (const table of ['conversations', 'conversation_members', 'messages', 'message_files']) {
      const { data } = await client.from(table).select()
      expect(JSON.stringify(data ?? []), table).not.toMatch(new RegExp(`${chat}|SECRET`))
      for (const write of [
        client.from(table).insert({ conversation_id: chat }),
        client.from(table).update({ conversation_id: chat }).eq('conversation_id', chat),
        client.from(table).delete().eq('conversation_id', chat),
      ])
        expect((await write).error?.code, table).toMatch(/42501|PGRST204|42703/)
    }
    const calls: [string, Record<string, unknown>][] = [
      ['open_conversation', { conversation_id: chat }],
      ['send_message', { conversation_id: chat, message_id: randomUUID(), body: 'x' }],
      ['mark_conversation_read', { conversation_id: chat, up_to: 1 }],
      ['edit_message', { message_id: id, body: 'x' }],
      ['delete_message', { message_id: id }],
    ]
    for (const [name, values] of calls) {
      expect(hintOf(await client.rpc(name, values)), name).toMatch(/not_found|42501|not_signed_in/)
    }
    const searched = await client.rpc('search_messages', { words: 'secret' })
    expect(searched.data ?? []).toEqual([])
    const { token } = everybody[role]
    if (token) await expect(hear(token, `conversation:${chat}`)).rejects.toThrow('Unauthorized')
  })

  it('in the conversation can write only through the functions', async () => {
    const { ada, ben, chat } = await pair()
    await said(ada, chat, 'Hi')
    for (const { client } of [ada, ben]) {
      const changed = { body: 'x', author_id: ben.id }
      expect((await client.from('messages').update(changed).eq('conversation_id', chat)).error?.code).toBe(
        '42501',
      )
      const added = { conversation_id: chat, number: 2, id: randomUUID(), author_id: ben.id, body: 'x' }
      expect((await client.from('messages').insert(added)).error?.code).toBe('42501')
      expect(
        (await client.from('conversations').update({ paused_at: null }).eq('id', chat)).error?.code,
      ).toBe('42501')
    }
    expect((await ben.client.from('messages').select('body')).data).toEqual([{ body: 'Hi' }])
    const { data } = await ben.client.from('conversation_members').select('user_id')
    expect(data).toEqual([{ user_id: ben.id }])
  })
})

describe('live events', () => {
  it('name the message without its text, to both members and no one else', async () => {
    const { ada, ben, chat } = await pair()
    const heard = await Promise.all([ada, ben].map(({ token, id }) => hear(token, `user:${id}`)))
    const stranger = await hear(everybody.candidate.token!, `user:${everybody.candidate.id}`)
    await said(ada, chat, 'SECRET')
    for (const channel of heard) {
      const messages = await channel.messages(1)
      expect(messages).toMatchObject([
        { event: 'conversation', payload: { kind: 'message', conversation: chat, number: 1 } },
      ])
      expect(JSON.stringify(messages)).not.toContain('SECRET')
    }
    expect(stranger.received).toEqual([])
  })

  it('show how far a person has read, if they allow it', async () => {
    const { ada, ben, chat } = await pair()
    const heard = await hear(ada.token, `user:${ada.id}`)
    await said(ada, chat, 'One')
    await heard.messages(1)
    await read(ben, chat, 1)
    expect((await heard.messages(2))[1]).toMatchObject({ payload: { kind: 'read', conversation: chat } })
    expect((await open(ada, chat)).others).toMatchObject([{ readNumber: 1 }])
    const hidden = { user_id: ben.id, shows_read: false }
    expect((await ben.client.from('message_settings').upsert(hidden)).error).toBeNull()
    expect((await open(ada, chat)).others).toMatchObject([{ readNumber: null }])
    await said(ada, chat, 'Two')
    await heard.messages(3)
    await read(ben, chat, 2)
    await pause(100)
    expect(heard.received).toHaveLength(3)
    const taken = { user_id: ben.id, shows_read: true }
    expect((await ada.client.from('message_settings').upsert(taken)).error?.code).toBe('42501')
    expect((await ada.client.from('message_settings').select()).data).toEqual([])
  })

  it('show members who is online and typing, if they allow it', async () => {
    const { ada, ben, chat } = await pair()
    const topic = `conversation:${chat}`
    const listener = new TestClient(server, { token: ada.token })
    listeners.push(listener)
    await listener.ready()
    const adaIn = listener.channel(topic, { private: true, presence: { key: ada.id } }).withPresence()
    await adaIn.join()
    const benIn = await hear(ben.token, topic)
    await benIn.channel.track({ person: ben.id })
    await eventually(() => Object.values(adaIn.channel.presenceState()).flat().length).toBe(1)
    await benIn.send('typing', {})
    expect(await adaIn.messages(1)).toMatchObject([{ event: 'typing' }])

    await ada.client.from('message_settings').upsert({ user_id: ada.id, shows_presence: false })
    await adaIn.send('typing', {})
    await adaIn.channel.track({ person: ada.id })
    await pause(150)
    expect(benIn.received).toEqual([])
    expect(Object.values(benIn.channel.presenceState()).flat()).toHaveLength(1)
  })

  it('L1 a block ends both memberships immediately, and the presence in them', async () => {
    const { ada, ben, chat } = await pair()
    const topic = `conversation:${chat}`
    const [adaIn, benIn] = [await hear(ada.token, topic), await hear(ben.token, topic)]
    await benIn.channel.track({ person: ben.id })
    await block(server, ada.id, ben.id)
    await eventually(() => [adaIn.channel.state, benIn.channel.state]).toEqual(['closed', 'closed'])
    await benIn.send('typing', {})
    await pause(150)
    expect(adaIn.received).toEqual([])
  })
})

describe('a person who is away', () => {
  const later = async () => {
    await server.sql(`update public.conversation_members set notify_at = now() where notify_at is not null`)
    await server.sql('select private.notify_of_messages()')
  }
  const notices = async (who: Person) =>
    good<{ data: { name: string; count: number }; read_at: string | null; link: string }[]>(
      await who.client.from('notifications').select().eq('kind', 'message_received'),
    )

  it('M3 keeps no reference to someone the notification no longer names', async () => {
    const { ada, ben, chat } = await pair()
    const cleo = await candidate(server)
    for (const { id } of [ada, ben]) await connect(server, cleo.id, id)
    await server.sql('insert into public.conversation_members (conversation_id, user_id) values ($1, $2)', [
      chat,
      cleo.id,
    ])
    const about = () =>
      server.sql(
        `select about.user_id from private.notifications_about as about
         join public.notifications as told on told.id = about.notification_id
         where told.user_id = $1 and told.kind = 'message_received'`,
        [ben.id],
      )
    await said(ada, chat, 'One')
    await later()
    expect(await about()).toEqual([{ user_id: ada.id }])
    await said(cleo, chat, 'Two')
    await later()
    expect(await notices(ben)).toHaveLength(1)
    expect(await about()).toEqual([{ user_id: cleo.id }])
  })

  it('is notified once per conversation, whatever is written, and again after reading', async () => {
    const { ada, ben, chat } = await pair()
    await ben.client.from('notification_preferences').upsert({ user_id: ben.id, other: 'at_once' })
    await said(ada, chat, 'One')
    await server.sql('select private.notify_of_messages()')
    expect(await notices(ben), 'not at once').toEqual([])
    await later()
    await said(ada, chat, 'Two')
    await said(ada, chat, 'Three')
    await later()
    expect(await notices(ben)).toMatchObject([
      { data: { name: 'Carla Candidate', count: 3 }, read_at: null, link: `/networking/messages/${chat}` },
    ])
    const mails = () => server.sql(`select kind from private.mails where user_id = $1`, [ben.id])
    expect(await mails(), 'one mail, not one a message').toEqual([{ kind: 'message_received' }])
    await read(ben, chat, 3)
    expect(await notices(ben)).toMatchObject([{ read_at: expect.any(String) }])
    await said(ada, chat, 'Four')
    await later()
    expect(await notices(ben)).toHaveLength(2)
    expect(await notices(ada)).toEqual([])
  })

  it('is not notified about what they have read in the meantime', async () => {
    const { ada, ben, chat } = await pair()
    await said(ada, chat, 'One')
    await read(ben, chat, 1)
    await later()
    expect(await notices(ben)).toEqual([])
  })
})

describe('search', () => {
  const find = async (who: Person, words: string) =>
    good<{ body: string; conversation: string; number: number }[]>(
      await who.client.rpc('search_messages', { words }),
    ).map(({ body }) => body)

  it('finds words in one’s own conversations, ignoring accents, by prefix, and nothing deleted', async () => {
    const { ada, ben, chat } = await pair()
    const texts = [
      'Un déjeuner à Sète ?',
      'Voir https://www.fjord-studio.example/offres',
      'Œuvre l’été',
      "x' | !y:*",
    ]
    for (const text of texts) await said(ada, chat, text)
    for (const who of [ada, ben]) {
      expect(await find(who, 'dejeu SETE')).toEqual([texts[0]])
      expect(await find(who, 'déjeuner')).toEqual([texts[0]])
      expect(await find(who, 'fjord')).toEqual([texts[1]])
      expect(await find(who, 'oeuvre ete')).toEqual([texts[2]])
      expect(await find(who, 'jeuner')).toEqual([])
      for (const odd of ['', '  ', "'", '!', ':*', '& |', '<->', '\\', '%']) {
        expect(Array.isArray(await find(who, odd)), odd).toBe(true)
      }
    }
    const [{ id } = { id: '' }] = (await open(ada, chat)).messages
    await ada.client.rpc('edit_message', { message_id: id, body: 'Autre chose' })
    expect(await find(ben, 'dejeuner')).toEqual([])
    expect((await listOf(ada, 'CARLÀ cand')).map((one) => one.id)).toEqual([chat])
    expect(await listOf(ada, 'nobody')).toEqual([])
  })
})

describe('files', () => {
  const pdf = (size = 5) => new Blob(['%PDF-'.padEnd(size, 'x')], { type: 'application/pdf' })
  const bucket = ({ client }: Pick<Person, 'client'>) => client.storage.from('conversations')

  it('are readable by members once sent, and by no one else', async () => {
    const { ada, ben, chat } = await pair()
    const path = `${ada.id}/${chat}/${randomUUID()}.pdf`
    expect((await bucket(ada).upload(path, pdf(9))).error).toBeNull()
    expect((await bucket(ben).download(path)).error, 'not before it is sent').not.toBeNull()
    const sent = await send(ada, chat, '', { files: [{ path, name: 'plan.pdf' }] })
    expect(good<Message>(sent).files).toEqual([{ path, name: 'plan.pdf', size: 9 }])
    expect((await bucket(ben).download(path)).data?.size).toBe(9)
    expect((await bucket(ben).createSignedUrl(path, 60)).error).toBeNull()
    for (const role of roleNames) {
      expect((await bucket(everybody[role]).download(path)).error, role).not.toBeNull()
      expect((await bucket(everybody[role]).createSignedUrl(path, 60)).error, role).not.toBeNull()
    }
    expect((await bucket(ada).remove([path])).data, 'what was sent stays').toEqual([])
    good(await ada.client.rpc('delete_message', { message_id: good<Message>(sent).id }))
    expect((await bucket(ada).download(path)).error).not.toBeNull()
    expect((await bucket(ben).download(path)).error).not.toBeNull()
  })

  it('must be in one’s own folder of one’s own conversation, of an accepted kind, and within the size limit', async () => {
    const { ada, ben, chat } = await pair()
    const refused = [`${ben.id}/${chat}/a.pdf`, `${ada.id}/a.pdf`, `${ada.id}/${randomUUID()}/a.pdf`, 'a.pdf']
    for (const at of refused) {
      expect((await bucket(ada).upload(at, pdf())).error, at).toMatchObject({ statusCode: '403' })
    }
    const program = new Blob(['MZ'], { type: 'application/x-msdownload' })
    expect((await bucket(ada).upload(`${ada.id}/${chat}/a.exe`, program)).error).toMatchObject({
      statusCode: '415',
    })
    const large = pdf(20 * 1024 * 1024 + 1)
    expect((await bucket(ada).upload(`${ada.id}/${chat}/b.pdf`, large)).error).toMatchObject({
      statusCode: '413',
    })
  })

  it('can’t be sent if they belong to someone else or don’t exist', async () => {
    const { ada, ben, chat } = await pair()
    const path = `${ada.id}/${chat}/${randomUUID()}.pdf`
    await bucket(ada).upload(path, pdf())
    const named = (at: string) => ({ files: [{ path: at, name: 'x' }] })
    expect(hintOf(await send(ben, chat, 'x', named(path)))).toBe('message_file_lost')
    expect(hintOf(await send(ada, chat, 'x', named(`${ada.id}/${chat}/none`)))).toBe('message_file_lost')
    expect(hintOf(await send(ada, chat, 'x', { files: Array(6).fill({ path, name: 'x' }) }))).toBe(
      'too_many_files',
    )
    good(await send(ada, chat, 'x', named(path)))
    expect(hintOf(await send(ada, chat, 'again', named(path)))).toBe('message_file_lost')
  })
})

describe('deleting an account', () => {
  it('removes its name and files; the text stays with the other person', async () => {
    const { ada, ben, chat } = await pair()
    const path = `${ada.id}/${chat}/a.pdf`
    await ada.client.storage
      .from('conversations')
      .upload(path, new Blob(['%PDF-'], { type: 'application/pdf' }))
    good(await send(ada, chat, 'Keep this', { files: [{ path, name: 'a.pdf' }] }))
    await said(ben, chat, 'I will')
    const data = await dataOf(server, ada)
    expect(data).toMatchObject({
      conversation_members: [{ conversation_id: chat, with: ['Carla Candidate'] }],
      messages: [{ body: 'Keep this' }],
      message_files: [{ name: 'a.pdf' }],
    })
    expect(JSON.stringify(data)).not.toContain('I will')
    await server.sql(
      `update public.profiles set deletion_requested_at = now() - interval '15 days' where user_id = $1`,
      [ada.id],
    )
    await server.sql('select private.delete_expired_accounts()')
    await removeFiles(server)
    const left = await open(ben, chat)
    expect(left).toMatchObject({ obstacle: 'conversation_left', others: [] })
    expect(left.messages).toMatchObject([
      { author: null, body: 'Keep this', files: [] },
      { author: ben.id, body: 'I will' },
    ])
    expect(JSON.stringify(left)).not.toContain(ada.id)
    const traces = await server.sql(
      `select from public.conversations where key like '%' || $1 || '%' or first_by = $1::uuid
       union all select from storage.objects where name like '%' || $1 || '%'`,
      [ada.id],
    )
    expect(traces).toEqual([])
    expect(await listOf(ben)).toMatchObject([{ id: chat }])
    await server.sql('delete from auth.users where id = $1', [ben.id])
    expect(await server.sql('select from public.messages where conversation_id = $1', [chat])).toEqual([])
  })
})
