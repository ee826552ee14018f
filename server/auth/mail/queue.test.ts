import { afterEach, beforeEach, expect, it } from 'vitest'
import { call, makeUser, somebody } from '../../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts'

const running: { close(): Promise<unknown> }[] = []
let smtp: SmtpPeer
beforeEach(async () => {
  smtp = await startSmtpPeer()
})
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close()
  await smtp.close()
})

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer('auth', { SMTP_URL: smtp.url, LOG_LEVEL: 'silent', ...env })
  running.push(server)
  return server
}

/** Restarts the mail server on the same port. */
async function bringBack(): Promise<void> {
  smtp = await startSmtpPeer({}, smtp.port)
}

type Who = Awaited<ReturnType<typeof makeUser>>
const waiting = (server: TestServer) =>
  server.sql<{ recipient: string; attempts: number }>('select * from _server.account_emails')
const recipients = () => smtp.received.flatMap(({ to }) => to)
/** Queues emails to this many people while the mail server is down. */
const allTried = (server: TestServer, count: number) =>
  expect
    .poll(() =>
      server.sql(
        `select distinct recipient from _server.account_emails where attempts > 0 and due_at < now() + interval '3 minutes'`,
      ),
    )
    .toHaveLength(count)
const tryNow = (server: TestServer) => server.sql('update _server.account_emails set due_at = now()')
const codeOf = (peer: SmtpPeer) =>
  /\b(\d{6})\b/.exec(peer.received.at(-1)!.source.split('text/plain')[1]!)![1]!

it('R4 sends an email later if the mail server was down, once, and then deletes it', async () => {
  const server = await start()
  await smtp.close()
  const who = somebody()
  expect((await call(server, 'POST', '/signup', { body: who })).status).toBe(200)
  await expect.poll(async () => (await waiting(server))[0]?.attempts).toBe(1)
  await bringBack()
  await expect.poll(recipients).toEqual([who.email])
  await expect.poll(() => waiting(server)).toHaveLength(0)
  const body = { email: who.email, token: codeOf(smtp), type: 'signup' }
  expect((await call(server, 'POST', '/verify', { body })).status).toBe(200)
})

it('R4 sends it after a restart, too, and its link is valid for an hour from then', async () => {
  const first = await startTestServer('auth', { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' })
  const { email } = await makeUser(first)
  await smtp.close()
  expect((await call(first, 'POST', '/recover', { body: { email } })).status).toBe(200)
  await allTried(first, 1)
  await first.sql(`update auth.users set recovery_sent_at = now() - interval '3 hours' where email = $1`, [
    email,
  ])
  await first.close()
  await bringBack()
  const second = await start({ DATABASE_URL: first.databaseUrl })
  await tryNow(second)
  await expect.poll(recipients).toEqual([email])
  const body = { email, token: codeOf(smtp), type: 'recovery' }
  expect((await call(second, 'POST', '/verify', { body })).status).toBe(200)
})

it('R4 sends each email from one of several servers', async () => {
  const one = await start()
  await start({ DATABASE_URL: one.databaseUrl })
  await smtp.close()
  const people = [await makeUser(one), await makeUser(one), await makeUser(one), await makeUser(one)]
  for (const { email } of people) await call(one, 'POST', '/recover', { body: { email } })
  await allTried(one, 4)
  await bringBack()
  await tryNow(one)
  await expect.poll(() => waiting(one)).toHaveLength(0)
  expect(recipients().toSorted()).toEqual(people.map(({ email }) => email).toSorted())
})

it('R4 sends no link that is invalid or too late', async () => {
  const server = await start()
  await smtp.close()
  const people = [
    await makeUser(server),
    await makeUser(server),
    await makeUser(server),
    await makeUser(server),
  ]
  const [replaced, old, deleted, changed] = people as [Who, Who, Who, Who]
  for (const { email } of [replaced, replaced, old, deleted, changed]) {
    await call(server, 'POST', '/recover', { body: { email } })
  }
  await allTried(server, 4)
  await server.sql(
    `update _server.account_emails set created_at = now() - interval '7 hours' where recipient = $1`,
    [old.email],
  )
  await server.client(server.engine.secretKey).auth.admin.deleteUser(deleted.id)
  await server.sql(`update auth.users set recovery_token = '' where id = $1`, [changed.id])
  await bringBack()
  await tryNow(server)
  await expect.poll(() => waiting(server)).toHaveLength(0)
  expect(recipients()).toEqual([replaced.email])
})

it('R4 drops an email that the mail server permanently refuses', async () => {
  await smtp.close()
  let refusals = 0
  const port = smtp.port
  smtp = await startSmtpPeer(
    {
      onRcptTo(_address, _session, callback) {
        refusals++
        callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      },
    },
    port,
  )
  const server = await start()
  expect((await call(server, 'POST', '/signup', { body: somebody() })).status).toBe(200)
  await expect.poll(() => refusals).toBe(1)
  await expect.poll(() => waiting(server)).toHaveLength(0)
})

it('R4 sends an email once if the database is unavailable just after the mail server accepted it', async () => {
  const server = await start()
  // A sequence counts on although the failed attempts are undone.
  await server.sql(`
    create sequence public.attempts;
    create function public.fail() returns trigger language plpgsql as $$
    begin
      if nextval('public.attempts') < 4 then
        raise 'the database is away' using errcode = '57P01';
      end if;
      return old;
    end $$;
    create trigger fail before delete on _server.account_emails for each row execute function public.fail()`)
  const who = somebody()
  expect((await call(server, 'POST', '/signup', { body: who })).status).toBe(200)
  await expect
    .poll(() => server.sql('select last_value::int as tries from public.attempts'))
    .toEqual([{ tries: 4 }])
  await expect.poll(() => waiting(server)).toHaveLength(0)
  expect(recipients()).toEqual([who.email])
})

it('R4 lets no one read queued emails', async () => {
  const server = await start()
  for (const role of ['anon', 'authenticated', 'service_role', 'postgres', 'supabase_auth_admin']) {
    const [row] = await server.sql(
      `select has_table_privilege($1, '_server.account_emails', 'select') as may`,
      [role],
    )
    expect(row, role).toEqual({ may: false })
  }
})
