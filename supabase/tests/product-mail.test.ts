import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, createProductDatabase, type Person, partner, startProductWithMail } from './people.ts'
import { publish, reviewer, work } from './review-work.ts'

/** A real SMTP server that stores what it gets, or answers with a failure. */
async function startPeer() {
  const received: { to: string[]; source: string }[] = []
  const peer = {
    received,
    url: '',
    refuse: undefined as Error | undefined,
    beforeAnswer: async () => {},
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (peer.refuse) return callback(peer.refuse)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source: Buffer.concat(chunks).toString() })
        await peer.beforeAnswer()
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  peer.url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`
  return peer
}

const notify = (server: TestServer, person: Person, kind = 'review_revise') =>
  server.sql(`select private.notify($1, $2, '{"mission": "Été à Lyon"}', '/missions/work/1')`, [
    person.id,
    kind,
  ])
const state = async (server: TestServer, person: Person) =>
  (
    await server.sql(
      'select sent_at, attempts, last_error, given_up_at from private.mails where user_id = $1',
      [person.id],
    )
  )[0]
const callAgain = async (server: TestServer) => {
  await server.sql('update private.mails set due_at = now() where sent_at is null')
  return fetch(`${server.url}/functions/v1/send-mails`, { method: 'POST' })
}

describe('through a real SMTP server', () => {
  let server: TestServer
  let peer: Awaited<ReturnType<typeof startPeer>>
  beforeAll(async () => {
    peer = await startPeer()
    server = await startProductWithMail({ SMTP_URL: peer.url, LOG_LEVEL: 'silent' })
  })
  afterAll(async () => {
    await server.close()
    await peer.close()
  })
  const mailsTo = (person: Person) => peer.received.filter(({ to }) => to.includes(person.email))

  it('a verdict is emailed as soon as it is delivered, once', async () => {
    const author = await partner(server, 'company')
    const { candidate: person, submissionId } = await work(server, await publish(author))
    const review = reviewer(author, submissionId)
    for (const step of [review.claim, review.save, () => review.deliver('revise')]) {
      expect((await step()).error).toBeNull()
    }
    await expect.poll(() => mailsTo(person).length).toBe(1)
    await expect.poll(() => state(server, person)).toMatchObject({ sent_at: expect.any(Date), attempts: 1 })
    const { source } = mailsTo(person)[0]!
    const [{ id }] = (await server.sql('select id from private.mails where user_id = $1', [person.id])) as [
      { id: string },
    ]
    for (const header of [
      'From: Essor <noreply@essor.test>',
      `Message-ID: <${id}@essor.test>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'Auto-Submitted: auto-generated',
      'Content-Type: multipart/alternative',
    ]) {
      expect(source).toContain(header)
    }
    // Calling the function reveals nothing, and nothing is sent twice.
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetch(`${server.url}/functions/v1/send-mails`, { method: 'POST' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
    expect(await answers[0]!.text()).toBe('')
    expect(mailsTo(person)).toHaveLength(1)
  })

  it('one press in the mail program unsubscribes; opening the link does not', async () => {
    const person = await candidate(server)
    await notify(server, person)
    await expect.poll(() => mailsTo(person).length).toBe(1)
    const unfolded = mailsTo(person)[0]!.source.replace(/\r\n[ \t]+/g, '')
    const link = /List-Unsubscribe: ?<([^>]+)>/.exec(unfolded)![1]!
    const looked = await fetch(link, { redirect: 'manual' })
    expect(looked.status).toBe(303)
    expect(looked.headers.get('location')).toContain('/unsubscribe?token=')
    const choice = async () => (await person.client.from('notification_preferences').select()).data
    expect(await choice()).toEqual([])
    const pressed = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect(pressed.status).toBe(204)
    expect(await choice()).toMatchObject([{ feedback: 'never' }])
    const guessed = await fetch(link.replace(/token=\w{8}/, 'token=00000000'), { method: 'POST' })
    expect(guessed.status).toBe(400)
  })

  it('temporary failures are retried, permanent ones are not', async () => {
    const [later, never] = [await candidate(server), await candidate(server)]
    peer.refuse = Object.assign(new Error('Try later'), { responseCode: 451 })
    await notify(server, later)
    await expect
      .poll(() => state(server, later))
      .toMatchObject({
        last_error: expect.stringContaining('Try later'),
        given_up_at: null,
        sent_at: null,
      })
    peer.refuse = Object.assign(new Error('No such person'), { responseCode: 550 })
    await notify(server, never)
    await expect.poll(() => state(server, never)).toMatchObject({ given_up_at: expect.any(Date) })
    peer.refuse = undefined
    await callAgain(server)
    expect(mailsTo(later)).toHaveLength(1)
    expect(await state(server, later)).toMatchObject({ attempts: 2, last_error: null })
    expect(mailsTo(never)).toHaveLength(0)
  })

  it('if the process ends between sending and recording, the second copy has the same Message-ID', async () => {
    const person = await candidate(server)
    // As if the run had died: its lease is no longer valid.
    peer.beforeAnswer = async () => {
      await server.sql('update private.mails set lease = gen_random_uuid() where user_id = $1', [person.id])
    }
    await notify(server, person)
    await expect.poll(() => mailsTo(person).length).toBe(1)
    peer.beforeAnswer = async () => {}
    await callAgain(server)
    const ids = mailsTo(person).map(({ source }) => /Message-ID: (<[^>]+>)/.exec(source)![1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(await state(server, person)).toMatchObject({ sent_at: expect.any(Date) })
  })
})

describe('without an SMTP server', () => {
  it('emails from two servers arrive in the mailbox, each once, with both parts', async () => {
    const DATABASE_URL = await createProductDatabase()
    const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' }
    const servers = [
      await startProductWithMail({ DATABASE_URL, ...keys }),
      await startProductWithMail({ DATABASE_URL, ...keys }),
    ] as const
    try {
      const people = await Promise.all(Array.from({ length: 8 }, () => candidate(servers[0])))
      await servers[0].sql(`update public.profiles set language = 'fr'`)
      await Promise.all(people.map((person, n) => notify(servers[n % 2]!, person)))
      await Promise.all(servers.map((one) => fetch(`${one.url}/functions/v1/send-mails`, { method: 'POST' })))
      const mails = async () =>
        (await (await fetch(`${servers[0].url}/mailbox/messages`)).json()) as Record<string, string>[]
      await expect.poll(async () => (await mails()).length).toBe(8)
      expect(new Set((await mails()).map(({ to }) => to)).size).toBe(8)
      const [mail] = await mails()
      expect(mail).toMatchObject({ subject: 'Un retour sur Été à Lyon' })
      expect(mail!.text).toContain('/dashboard/missions/work/1')
      expect(mail!.html).toContain('<html lang="fr">')
    } finally {
      await Promise.all(servers.map((one) => one.close()))
    }
  })
})
