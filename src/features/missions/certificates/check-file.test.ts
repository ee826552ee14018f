// @vitest-environment node
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildCredential, type Credential } from '../../../../supabase/functions/_shared/credential.ts'
import { buildRecord } from '../../../../supabase/functions/_shared/record.ts'
import { newSigningKey, type SigningKey, sign } from '../../../../supabase/functions/_shared/sign.ts'
import { AppError } from '../../../lib/errors.ts'
import { getCredential, getRevocation } from './api/get-credential.ts'
import { checkFile } from './check-file.ts'

vi.mock('./api/get-credential.ts', () => ({ getCredential: vi.fn(), getRevocation: vi.fn() }))

const site = 'https://essor.example'
const facts = {
  name: 'Zoé Lefèvre',
  mission: 'Un export qui casse',
  summary: 'Le client a avancé la démonstration.',
  organization: 'Nordelia Logistique',
  category: 'web',
  difficulty: 'beginner',
  language: 'fr',
  skills: ['debugging'],
  version: 2,
  attempts: 2,
  seconds: 7260,
  reviewerRole: 'organization' as const,
  criteria: [{ title: 'Fiabilité', weight: 100, level: 'Correct', rank: 2, of: 4 }],
}
const plain = buildCredential(
  { code: 'ABCDEF123456', issuedAt: '2026-01-15T08:00:00Z', facts },
  site,
  `${site}/issuer`,
)
const method = ({ public_key }: SigningKey) => `${site}/issuer#${public_key}`

let key: SigningKey
let text: string
beforeAll(async () => {
  key = await newSigningKey()
  text = JSON.stringify(await sign(plain, key, method(key)))
})
beforeEach(() => {
  vi.mocked(getRevocation).mockReset().mockResolvedValue({ revokedAt: null, revocationReason: null })
  vi.mocked(getCredential)
    .mockReset()
    .mockImplementation(async () => JSON.parse(text))
})
const check = (content: string) => checkFile(content, [key.public_key])

it('says who earned what, and only asks for the revocation', async () => {
  expect(await check(text)).toMatchObject({ name: 'Zoé Lefèvre', mission: facts.mission, revokedAt: null })
  expect(vi.mocked(getRevocation)).toHaveBeenCalledWith('ABCDEF123456')
  expect(vi.mocked(getCredential)).not.toHaveBeenCalled()
})

it.each([
  ['name', 'Zoé Lefèvre', 'Somebody Else'],
  ['level', 'Fiabilité\u00a0: Correct', 'Fiabilité\u00a0: Excellent'],
  ['level', '2/4', '4/4'],
  ['organization', 'Nordelia Logistique', 'A Bigger Company'],
  ['date', '2026-01-15T08:00:00.000Z","credentialSubject', '2025-01-15T08:00:00.000Z","credentialSubject'],
  ['skills', 'debugging', 'leadership'],
  ['evidence', 'tentative 2', 'tentative 1'],
  ['signature', 'assertionMethod', 'authentication'],
])('names what was changed: %s', async (field, before, after) => {
  const changed = text.replace(before, after)
  expect(changed).not.toBe(text)
  const { objection, tampered } = await check(changed)
  expect(objection).toBe('bad_signature')
  expect(tampered!.map((one) => one.field)).toEqual([field])
  expect(tampered![0]!.said).not.toBe(tampered![0]!.signed)
})

it('names what was removed or added', async () => {
  const { evidence: _, ...less } = JSON.parse(text) as Credential
  const taken = await check(JSON.stringify(less))
  expect(taken.tampered!.every(({ field, said }) => field === 'evidence' && said === undefined)).toBe(true)
  const added = await check(JSON.stringify({ ...JSON.parse(text), honours: 'yes' }))
  expect(added.tampered).toEqual([{ field: 'other', place: 'honours', said: 'yes', signed: undefined }])
})

it("still rejects a changed file when the original can't be looked up", async () => {
  vi.mocked(getCredential).mockRejectedValue(new TypeError('no network'))
  expect(await check(text.replace('Zoé', 'Zoë'))).toEqual({ objection: 'bad_signature', tampered: undefined })
})

it('distinguishes another key from a missing signature', async () => {
  const stranger = await newSigningKey()
  const forged = await sign({ ...plain, issuer: { name: 'Essoor' } }, stranger, method(stranger))
  expect(await check(JSON.stringify(forged))).toEqual({ objection: 'other_issuer', issuer: 'Essoor' })
  expect(await check(JSON.stringify(plain))).toEqual({ objection: 'no_proof' })
  expect(await check('{}')).toEqual({ objection: 'no_credential' })
  expect(await check('null')).toEqual({ objection: 'not_json' })
  expect(await check('%PDF-1.7')).toEqual({ objection: 'not_json' })
})

it('reports a certificate that was revoked, is outdated, or is no longer stored', async () => {
  vi.mocked(getRevocation).mockResolvedValueOnce({ revokedAt: '2026-02-01', revocationReason: 'Copied.' })
  expect(await check(text)).toMatchObject({ revokedAt: '2026-02-01', revocationReason: 'Copied.' })
  vi.mocked(getRevocation).mockRejectedValueOnce(new AppError('certificate_not_found', ''))
  expect(await check(text)).toMatchObject({ isForgotten: true })
  vi.mocked(getRevocation).mockRejectedValueOnce(new TypeError('no network'))
  expect(await check(text)).toMatchObject({ isStatusUnknown: true })
  const old = await sign({ ...plain, validUntil: '2026-02-01T00:00:00Z' }, key, method(key))
  expect(await check(JSON.stringify(old))).toEqual({ objection: 'expired' })
})

it('verifies a record, and each certificate in it', async () => {
  const other = { ...plain, id: `${site}/certificates/REVOKED12345`, name: 'Une autre mission' }
  const certificates = [JSON.parse(text), await sign(other, key, method(key))]
  const id = '0f4f2d5c-6f0a-4b7e-9d2f-1c1f3a0f9a11'
  const madeAt = '2026-02-01T08:00:00.000Z'
  const plainRecord = buildRecord({ id, name: facts.name, madeAt, certificates }, site, `${site}/issuer`)
  const record = JSON.stringify(await sign(plainRecord, key, method(key)))
  vi.mocked(getRevocation).mockImplementation(async (code) => ({
    revokedAt: code === 'REVOKED12345' ? '2026-02-02' : null,
    revocationReason: null,
  }))
  expect(await check(record)).toMatchObject({
    name: 'Zoé Lefèvre',
    issuedAt: madeAt,
    certificates: [
      { mission: facts.mission, revokedAt: null },
      { mission: 'Une autre mission', revokedAt: '2026-02-02' },
    ],
  })
  vi.mocked(getCredential).mockRejectedValue(new AppError('certificate_not_found', ''))
  const signed = JSON.parse(record) as Credential & { credentialSubject: { verifiableCredential: unknown[] } }
  const shorter = { ...signed.credentialSubject, verifiableCredential: certificates.slice(0, 1) }
  for (const changed of [
    { ...signed, name: 'Somebody Else' },
    { ...signed, credentialSubject: shorter },
    JSON.parse(record.replace('Une autre mission', 'Mieux')),
  ])
    expect(await check(JSON.stringify(changed))).toMatchObject({ objection: 'bad_signature' })
})
