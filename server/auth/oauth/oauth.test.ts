import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, fragmentOf, pkceClient } from '../../testing/auth/helpers.ts'
import { newPerson, signInWith, startWorld, type World } from '../../testing/oauth/helpers.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('a sign-in with a provider', () => {
  it('ends with a session in the fragment, and keeps what Google says', async () => {
    const person = newPerson(world, { hd: 'example.test' })
    const end = await signInWith(world, 'google', person)
    expect(`${end.origin}${end.pathname}${end.search}`).toBe('https://app.example.test/welcome')
    const fragment = fragmentOf(end)
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600' })
    expect(fragment.provider_token).toBeTruthy()
    expect(fragment.provider_refresh_token).toBeTruthy()
    expect(claimsOf(fragment.access_token!)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
  })

  it('ends with a code that only the client with the verifier can exchange', async () => {
    const person = newPerson(world)
    const client = pkceClient(world.server)
    const end = await signInWith(world, 'linkedin_oidc', person, { client })
    expect(end.hash).toBe('')
    const { data, error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code')!)
    expect(error).toBeNull()
    expect(data.session?.provider_token).toBeTruthy()
    expect(data.user?.email).toBe(person.email)
  })
})
