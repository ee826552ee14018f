import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('mail', { HOST: '0.0.0.0' })
})
afterAll(() => server.close())

const port = () => new URL(server.url).port
const local = (path: string, headers: Record<string, string> = {}) =>
  ask('127.0.0.1', path, { host: `localhost:${port()}`, ...headers })

/** fetch doesn't let a test choose the Host header. */
function ask(address: string, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = request({ host: address, port: port(), path, headers, method }, (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}

describe('messages', () => {
  it('are listed newest first, with a text part generated from the HTML', async () => {
    await server.engine.mailer.send({ to: 'ann@example.test', subject: 'First', html: '<p>One</p>' })
    await server.engine.mailer.send({
      to: 'bob@example.test',
      subject: 'Second',
      html: '<p>Two</p>',
      text: 'II',
    })
    const { status, body, headers } = await local('/mailbox/messages')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const [second, first] = JSON.parse(body)
    expect(second).toEqual({
      id: expect.any(Number),
      to: 'bob@example.test',
      subject: 'Second',
      text: 'II',
      html: '<p>Two</p>',
      sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(first).toMatchObject({ to: 'ann@example.test', subject: 'First', text: 'One' })
  })

  it('are not sent again if nothing is new', async () => {
    const first = await local('/mailbox/messages')
    const again = { 'if-none-match': first.headers.etag as string }
    expect((await local('/mailbox/messages', again)).status).toBe(304)
    await server.engine.mailer.send({ to: 'ann@example.test', subject: 'New', html: '' })
    expect((await local('/mailbox/messages', again)).status).toBe(200)
  })

  it('cannot smuggle in headers or more recipients', async () => {
    const { mailer } = server.engine
    for (const to of [
      'a@x.test, b@x.test',
      'a@x.test\r\nBcc: b@x.test',
      '<a@x.test>',
      'a@x.test b',
      'nobody',
    ]) {
      await expect(mailer.send({ to, subject: 'x', html: 'x' }), to).rejects.toThrow('address')
    }
    await mailer.send({ to: 'a@x.test', subject: 'Hello\r\nBcc: evil@x.test\0', html: 'nul \0 inside' })
    const [mail] = JSON.parse((await local('/mailbox/messages')).body)
    expect(mail.subject).toBe('Hello Bcc: evil@x.test')
  })

  it('are limited to five hundred', async () => {
    await server.sql(
      `insert into _server.mailbox (recipient, subject, text, html)
       select 'many@x.test', n::text, '', '' from generate_series(1, 520) n`,
    )
    await server.engine.mailer.send({ to: 'last@x.test', subject: 'Last', html: '' })
    const list = JSON.parse((await local('/mailbox/messages')).body)
    expect(list).toHaveLength(500)
    expect(list[0].subject).toBe('Last')
  })

  it('can be filtered by address', async () => {
    await server.engine.mailer.send({ to: 'one+two@x.test', subject: 'Mine', html: '' })
    await server.engine.mailer.send({ to: 'other@x.test', subject: 'Not mine', html: '' })
    const list = JSON.parse((await local('/mailbox/messages?to=one%2Btwo%40x.test')).body)
    expect(list).toMatchObject([{ to: 'one+two@x.test', subject: 'Mine' }])
  })
})

describe('the page', () => {
  it('has its own script and style, and a policy against inline scripts', async () => {
    const page = await local('/mailbox')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style="/)
    for (const [file, type] of [
      ['mailbox.js', 'text/javascript'],
      ['mailbox.css', 'text/css'],
    ]) {
      expect(page.body).toContain(`/mailbox/${file}`)
      expect((await local(`/mailbox/${file}`)).headers['content-type']).toBe(`${type}; charset=utf-8`)
    }
  })

  it("shows an email's HTML in a sandbox whose links open at the top", async () => {
    const html = '<!doctype html><html><head><title>x</title></head><body><script>1</script></body></html>'
    await server.engine.mailer.send({ to: 'a@x.test', subject: 'Page', html })
    const [{ id }] = JSON.parse((await local('/mailbox/messages')).body)
    const shown = await local(`/mailbox/messages/${id}/html`)
    expect(shown.body).toBe(html.replace('<head>', '<head><base target="_top">'))
    const policy = String(shown.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
  })

  it('has no other paths', async () => {
    for (const path of [
      'messages/0/html',
      'messages/999999999/html',
      'messages/1;drop/html',
      'x',
      '../main.ts',
    ]) {
      expect((await local(`/mailbox/${path}`)).status, path).toBe(404)
    }
    expect((await ask('127.0.0.1', '/mailbox/messages', { host: 'localhost' }, 'DELETE')).status).toBe(404)
  })
})

describe('access from this machine only', () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address

  it.runIf(outside)('refuses a peer with another address, whatever its headers say', async () => {
    for (const path of ['/mailbox', '/mailbox/messages', '/mailbox/mailbox.js']) {
      const answer = await ask(outside!, path, { host: 'localhost' })
      expect(answer.status, path).toBe(403)
      expect(answer.body).not.toContain('x.test')
    }
  })

  it('refuses the host name of another site', async () => {
    for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '127.evil', '10.0.0.1']) {
      expect((await local('/mailbox/messages', { host })).status, host).toBe(403)
    }
    for (const host of [`localhost:${port()}`, '127.0.0.1', `[::1]:${port()}`]) {
      expect((await local('/mailbox/messages', { host })).status, host).toBe(200)
    }
  })

  it('refuses pages of other sites', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://localhost:1' },
    ]
    for (const headers of foreign) {
      const answer = await local('/mailbox/messages', headers)
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://localhost:${port()}` }
    expect((await local('/mailbox/messages', own)).status).toBe(200)
  })

  it('refuses requests forwarded by a proxy on this machine', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect((await local('/mailbox/messages', { [name]: '127.0.0.1' })).status, name).toBe(403)
    }
  })
})

it('is closed on a public site, where an untraceable proxy would make visitors look local', async () => {
  const site = await startTestServer('mail', { SITE_URL: 'https://app.example.test' })
  try {
    expect((await fetch(`http://localhost:${new URL(site.url).port}/mailbox/messages`)).status).toBe(403)
  } finally {
    await site.close()
  }
})
