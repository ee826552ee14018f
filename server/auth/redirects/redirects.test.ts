import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow, fragmentOf, linkIn, mailsTo, makeUser } from '../../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth')
})
afterAll(() => server.close())

describe('redirects', () => {
  const links = async (redirectTo: string) => {
    const who = await makeUser(server)
    await server.client().auth.resetPasswordForEmail(who.email, { redirectTo })
    return follow(linkIn((await mailsTo(server, who.email))[0]))
  }

  it.each([
    'https://evil.test/',
    'https://app.example.test.evil.test/',
    'https://app.example.test@evil.test/',
    'https://evil.test/#https://app.example.test/',
    'https://evil.test\\@app.example.test/',
    '//evil.test/path',
    '/\\evil.test',
    'javascript:alert(1)//https://app.example.test/',
    'data:text/html,hi',
    'https://2130706433/',
    'http://0x7f000001/',
    'https://a.b.preview.test/welcome',
    'https://x.preview.test/welcome/../../x',
    'exp.app://callback/more',
    '\thttps://evil.test/',
    'https:evil.test',
    'https://intranet?.preview.test/welcome',
    'https://intranet:8443?.preview.test/welcome',
    `https://app.example.test/${'a'.repeat(5000)}`,
  ])("don't go to %s", async (wanted) => {
    const end = await links(wanted)
    expect(end.origin).toBe('http://127.0.0.1:3000')
  })

  it.each([
    ['https://app.example.test/a/b.c?d=e', 'https://app.example.test/a/b.c?d=e'],
    ['https://x.preview.test/welcome', 'https://x.preview.test/welcome'],
    ['exp.app://callback', 'exp.app://callback'],
    ['http://127.0.0.1:3000/deep/link', 'http://127.0.0.1:3000/deep/link'],
  ])('go to %s', async (wanted, expected) => {
    const end = await links(wanted)
    expect(end.href.split('#')[0]).toBe(expected)
    expect(fragmentOf(end).access_token).toBeTruthy()
  })

  it('are checked again when the link is followed', async () => {
    const who = await makeUser(server)
    await server.client().auth.resetPasswordForEmail(who.email)
    const link = new URL(linkIn((await mailsTo(server, who.email))[0]))
    link.searchParams.set('redirect_to', 'https://evil.test/')
    expect((await follow(link.href)).origin).toBe('http://127.0.0.1:3000')
  })
})
