import { expect, it } from 'vitest'
import { readEmailLink } from './email-link.ts'

const origin = 'https://app.example.test'
const nextOf = (redirect: string) =>
  readEmailLink(`?token_hash=abc&type=signup&redirect_to=${encodeURIComponent(redirect)}`, origin)?.next

it('M8 reads what the link is for and where it leads', () => {
  expect(readEmailLink('?token_hash=pkce_1&type=recovery', origin)).toEqual({
    tokenHash: 'pkce_1',
    type: 'recovery',
    next: '/',
  })
  expect(nextOf(`${origin}/missions/1?a=b&c#d`)).toBe('/missions/1?a=b&c#d')
  expect(nextOf('http://localhost:3000/auth/new-password')).toBe('/auth/new-password')
})

it('M8 never leads to another site', () => {
  for (const address of ['https://evil.test/x', '//evil.test/x', `${origin}//evil.test`, '/\\evil.test']) {
    expect(new URL(nextOf(address)!, origin).origin).toBe(origin)
  }
})

it('M8 rejects links without a token or of an unknown type', () => {
  for (const search of ['', '?type=signup', '?token_hash=a', '?token_hash=a&type=other']) {
    expect(readEmailLink(search, origin)).toBeUndefined()
  }
})
