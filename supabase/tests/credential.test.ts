import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildCredential,
  type Credential,
  canonical,
  fromMultibase,
  issuerId,
  toMultibase,
} from '../functions/_shared/credential.ts'
import { newSigningKey, type SigningKey, sign } from '../functions/_shared/sign.ts'
import { verify } from '../functions/_shared/verify.ts'

const certificate = {
  code: 'ABCDEF123456',
  issuedAt: '2026-11-15T08:00:00.123456+00:00',
  facts: {
    name: 'Zoé Lefèvre',
    mission: 'Un export qui casse',
    summary: 'Le client a avancé la démonstration.',
    organization: 'Nordelia Logistique',
    category: 'web',
    difficulty: 'beginner',
    language: 'fr',
    skills: ['debugging', 'communication'],
    version: 2,
    attempts: 2,
    seconds: 7260,
    reviewerRole: 'organization' as const,
    criteria: [{ title: 'Fiabilité', weight: 100, level: 'Excellent', rank: 4, of: 4 }],
  },
}

let key: SigningKey
let credential: Credential
beforeAll(async () => {
  key = await newSigningKey()
  const site = 'https://essor.example'
  credential = await sign(
    buildCredential(certificate, site, `${site}/issuer`),
    key,
    `${site}/issuer#${key.public_key}`,
  )
})

describe('a credential', () => {
  it('verifies as signed, also after a round trip through JSON with its keys in another order', async () => {
    expect(await verify(credential, [key.public_key])).toBeUndefined()
    const shuffled = Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(credential))).reverse())
    expect(await verify(shuffled as Credential, [key.public_key])).toBeUndefined()
  })

  it('D7 names an issuer at the backend, which serves its key and revocations', () => {
    const hosted = buildCredential(certificate, 'https://app.example', issuerId('https://project.example'))
    const issuer = 'https://project.example/functions/v1/certificate/issuer'
    expect(hosted).toMatchObject({
      id: `https://app.example/certificates/${certificate.code}`,
      issuer: { id: issuer, url: 'https://app.example' },
      credentialStatus: { id: `${issuer}?status=${certificate.code}` },
    })
  })

  it('has the same signature each time it is requested', async () => {
    const again = await sign(
      buildCredential(certificate, 'https://essor.example', 'https://essor.example/issuer'),
      key,
      credential.proof!.verificationMethod,
    )
    expect(again).toEqual(credential)
  })

  it('is refused if a single character is changed', async () => {
    const text = JSON.stringify(credential)
    const places = fc.integer({ min: 0, max: text.length - 1 })
    await fc.assert(
      fc.asyncProperty(places, async (place) => {
        const other = text[place] === 'x' ? 'y' : 'x'
        let tampered: Credential
        try {
          tampered = JSON.parse(text.slice(0, place) + other + text.slice(place + 1))
        } catch {
          return
        }
        expect(await verify(tampered, [key.public_key])).toBeDefined()
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['no_credential', () => ({}) as Credential],
    ['no_proof', () => ({ ...credential, proof: undefined })],
    ['bad_signature', () => ({ ...credential, name: 'Another mission' })],
  ])('says why: %s', async (objection, tampered) => {
    expect(await verify(tampered(), [key.public_key])).toBe(objection)
  })

  it('is valid only within its dates', async () => {
    const limited = { ...credential, proof: undefined, validUntil: '2027-01-01T00:00:00Z' }
    const signed = await sign(limited, key, credential.proof!.verificationMethod)
    expect(await verify(signed, [key.public_key], new Date('2026-12-01'))).toBeUndefined()
    expect(await verify(signed, [key.public_key], new Date('2027-02-01'))).toBe('expired')
    expect(await verify(signed, [key.public_key], new Date('2026-01-01'))).toBe('not_yet_valid')
  })

  it('signed by someone else is not ours', async () => {
    const stranger = await newSigningKey()
    const { proof: _, ...plain } = credential
    const forged = await sign(
      plain as Credential,
      stranger,
      `https://essor.example/issuer#${stranger.public_key}`,
    )
    expect(await verify(forged, [key.public_key])).toBe('other_issuer')
    const disguised = await sign(plain as Credential, stranger, credential.proof!.verificationMethod)
    expect(await verify(disguised, [key.public_key])).toBe('bad_signature')
  })
})

it('base58 round-trips every sequence of bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
      expect([...fromMultibase(toMultibase(bytes))]).toEqual([...bytes])
    }),
  )
})

it('canonical JSON does not depend on the order of keys', () => {
  expect(canonical({ b: [1, { d: 'é', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"é"}]}')
})
