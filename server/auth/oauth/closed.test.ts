import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragmentOf, makeUser } from '../../testing/auth/helpers.ts'
import { newPerson, signInWith, startWorld, type World } from '../../testing/oauth/helpers.ts'

let world: World
beforeAll(async () => {
  world = await startWorld('oauth/closed', {
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
    GOOGLE_ISSUER: '',
  })
})
afterAll(() => world.close())

describe('a project closed to new accounts, with a provider from config.toml', () => {
  it('lets existing accounts in', async () => {
    const who = await makeUser(world.server)
    const end = await signInWith(world, 'google', newPerson(world, { email: who.email }))
    expect(fragmentOf(end).access_token).toBeTruthy()
  })

  it('refuses everyone else', async () => {
    const person = newPerson(world)
    const end = await signInWith(world, 'google', person)
    expect(Object.fromEntries(end.searchParams)).toEqual({
      error: 'access_denied',
      error_code: 'signup_disabled',
      error_description: 'Signups not allowed for this instance',
    })
    const rows = await world.server.sql('select from auth.users where email = $1', [person.email])
    expect(rows).toEqual([])
  })

  it('refuses accounts with an unverified address even if it requires no confirmation', async () => {
    const who = await makeUser(world.server)
    const person = newPerson(world, { email: who.email, email_verified: false })
    const end = await signInWith(world, 'google', person)
    expect(fragmentOf(end).access_token).toBeUndefined()
    expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  })
})
