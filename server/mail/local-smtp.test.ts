import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type LocalSmtp, openLocalSmtp } from './local-smtp.ts'
import { checkedMail, type Mail } from './mailer.ts'

const kept: Mail[] = []
let smtp: LocalSmtp
beforeAll(async () => {
  smtp = await openLocalSmtp({
    send: async (mail) => void kept.push(checkedMail(mail)),
    close: async () => undefined,
  })
})
afterAll(() => smtp.close())
beforeEach(() => void kept.splice(0))

const mail = { from: 'Essor <from@essor.test>', subject: 'Été à Lyon', html: '<p>Où ?</p>', text: 'Où ?' }

it('delivers emails unchanged to each recipient', async () => {
  await createTransport(smtp.url).sendMail({ ...mail, to: ['ann@example.test', 'bob@example.test'] })
  expect(kept).toMatchObject([
    { to: 'ann@example.test', subject: 'Été à Lyon', html: expect.stringContaining('<p>Où ?</p>') },
    { to: 'bob@example.test', text: expect.stringContaining('Où ?') },
  ])
})

it('listens only on this machine and requires the password', async () => {
  const url = new URL(smtp.url)
  expect(url.hostname).toBe('127.0.0.1')
  for (const password of ['', 'wrong', 'x'.repeat(url.password.length)]) {
    url.password = password
    await expect(createTransport(url.href).sendMail({ ...mail, to: 'ann@example.test' })).rejects.toThrow()
  }
  const open = createTransport({ host: url.hostname, port: Number(url.port) })
  await expect(open.sendMail({ ...mail, to: 'ann@example.test' })).rejects.toThrow()
  expect(kept).toEqual([])
})

it('refuses an email that is too large and keeps working', async () => {
  const sender = createTransport(smtp.url)
  const large = sender.sendMail({ ...mail, to: 'ann@example.test', text: 'x'.repeat(6 * 1024 * 1024) })
  await expect(large).rejects.toThrow()
  await sender.sendMail({ ...mail, to: 'ann@example.test' })
  expect(kept).toHaveLength(1)
})
