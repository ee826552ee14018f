import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts'

const running: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.close()
})

async function startPeer(options?: SMTPServerOptions): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options)
  running.push(peer)
  return peer
}

async function start(smtpUrl: string): Promise<TestServer> {
  const server = await startTestServer('mail', { SMTP_URL: smtpUrl, LOG_LEVEL: 'silent' })
  running.push(server)
  return server
}

it('sends HTML and text from the configured sender, over persistent connections', async () => {
  const peer = await startPeer()
  const { engine } = await start(peer.url)
  for (let i = 0; i < 3; i++) {
    await engine.mailer.send({ to: 'ann@example.test', subject: `Été ${i}`, html: '<p>Hello <b>Ann</b></p>' })
  }
  expect(peer.received).toHaveLength(3)
  expect(peer.connections()).toBe(1)
  const [mail] = peer.received
  expect(mail).toMatchObject({ from: 'hello@example.test', to: ['ann@example.test'] })
  expect(mail!.source).toContain('From: "Example, Inc." <hello@example.test>')
  expect(mail!.source).toContain('Subject: =?UTF-8?')
  expect(mail!.source).toMatch(/text\/plain[\s\S]*Hello Ann[\s\S]*text\/html[\s\S]*<b>Ann<\/b>/)
})

it("doesn't let a subject inject headers", async () => {
  const peer = await startPeer()
  const { engine } = await start(peer.url)
  await engine.mailer.send({ to: 'ann@example.test', subject: 'Hi\r\nBcc: evil@x.test', html: 'x' })
  await expect(
    engine.mailer.send({ to: 'ann@example.test\nBcc: evil@x.test', subject: 'Hi', html: 'x' }),
  ).rejects.toThrow('address')
  expect(peer.received.map((mail) => mail.to)).toEqual([['ann@example.test']])
  expect(peer.received[0]!.source).not.toMatch(/^bcc:/im)
})

it('retries after a temporary refusal', async () => {
  let refusals = 0
  const peer = await startPeer({
    onRcptTo(_address, _session, callback) {
      if (refusals++ > 0) return callback()
      callback(Object.assign(new Error('try again later'), { responseCode: 451 }))
    },
  })
  const { engine } = await start(peer.url)
  await engine.mailer.send({ to: 'ann@example.test', subject: 'Later', html: 'x' })
  expect(refusals).toBe(2)
  expect(peer.received).toHaveLength(1)
})

it("doesn't retry after a permanent refusal", async () => {
  let refusals = 0
  const peer = await startPeer({
    onRcptTo(_address, _session, callback) {
      refusals++
      callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
  })
  const { engine } = await start(peer.url)
  await expect(engine.mailer.send({ to: 'ann@example.test', subject: 'No', html: 'x' })).rejects.toThrow()
  expect(refusals).toBe(1)
})

it('closes the local mailbox while email is really sent', async () => {
  const peer = await startPeer()
  const server = await start(peer.url)
  for (const path of ['', '/messages', '/mailbox.js']) {
    expect((await fetch(`${server.url}/mailbox${path}`)).status).toBe(404)
  }
})
