import { localeOf } from './formats/locale.ts'
import { writeNumber, writePercent } from './formats/numbers.ts'
import { writeLabeled, writeParts } from './formats/words.ts'

/** What a certificate says, as the database recorded it with the verdict. */
export interface CertificateFacts {
  name: string
  mission: string
  summary: string
  organization: string
  category: string
  difficulty: string
  language: string
  skills: string[]
  version: number
  attempts: number
  seconds: number
  reviewerRole: 'organization' | 'maker'
  criteria: { title: string; weight: number; level: string; rank: number; of: number }[]
}

export interface Proof {
  type: 'DataIntegrityProof'
  cryptosuite: 'eddsa-jcs-2022'
  created: string
  verificationMethod: string
  proofPurpose: 'assertionMethod'
  proofValue: string
}

export type Credential = Record<string, unknown> & { '@context': string[]; proof?: Proof }

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]

interface Certificate {
  code: string
  facts: CertificateFacts
  issuedAt: string
}

/**
 * An Open Badges 3.0 credential without its proof. Nothing in it depends on when it is requested. Its page is on the
 * site; its issuer is served by the backend, which may have another address.
 */
export function buildCredential(
  { code, facts, issuedAt }: Certificate,
  site: string,
  issuer: string,
): Credential {
  const page = `${site}/certificates/${code}`
  return {
    '@context': contexts,
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: facts.mission,
    issuer: { id: issuer, type: ['Profile'], name: 'Essor', url: site },
    validFrom: new Date(issuedAt).toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: facts.name }],
      achievement: {
        id: `${page}#achievement`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: facts.mission,
        description: facts.summary,
        criteria: {
          narrative: criteriaText(facts),
        },
        creator: { id: `${page}#organization`, type: ['Profile'], name: facts.organization },
        tag: facts.skills,
        inLanguage: facts.language,
      },
      result: facts.criteria.map(({ title, level, rank, of }) => ({
        type: ['Result'],
        achievedLevel: writeLabeled(facts.language, title, level),
        value: `${rank}/${of}`,
      })),
    },
    evidence: [
      {
        id: page,
        type: ['Evidence'],
        name: facts.mission,
        narrative: evidenceText(facts),
      },
    ],
    credentialStatus: { id: `${issuer}?status=${code}`, type: '1EdTechRevocationList' },
  }
}

/** "Method (60%); Clarity (40%)", as the language of the mission writes it. */
const criteriaText = ({ criteria, language }: CertificateFacts) =>
  writeParts(
    language,
    criteria.map(({ title, weight }) => `${title} (${writePercent(language, weight)})`),
  )

function evidenceText({ version, attempts, seconds, language }: CertificateFacts): string {
  const minutes = writeNumber(language, Math.round(seconds / 60), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return localeOf(language) === 'fr-FR'
    ? `Version ${version}, tentative ${attempts}, ${minutes} de travail.`
    : `Version ${version}, attempt ${attempts}, ${minutes} of work.`
}

export function issuerId(backendUrl: string): string {
  return `${backendUrl}/functions/v1/certificate/issuer`
}

/** What is signed: the hash of the proof's own settings, and the hash of the document. */
export async function signedBytes(
  credential: Credential,
  proof: Omit<Proof, 'proofValue'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { proof: _, ...document } = credential
  const settings = { ...proof, '@context': credential['@context'] }
  const [first, second] = await Promise.all([hash(settings), hash(document)])
  const bytes = new Uint8Array(64)
  bytes.set(first)
  bytes.set(second, 32)
  return bytes
}

async function hash(value: unknown): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(canonical(value))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** JSON with its keys in order and no spaces (RFC 8785), for the plain values in credentials. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Multibase, base58btc: a "z" and then the digits. */
export function toMultibase(bytes: Uint8Array): string {
  let number = bytes.reduce((total, byte) => total * 256n + BigInt(byte), 0n)
  let digits = ''
  for (; number > 0n; number /= 58n) digits = alphabet[Number(number % 58n)] + digits
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`
}

export function fromMultibase(text: string): Uint8Array<ArrayBuffer> {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text)) throw new Error('not base58')
  const digits = text.slice(1)
  let number = 0n
  for (const digit of digits) number = number * 58n + BigInt(alphabet.indexOf(digit))
  const bytes: number[] = []
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n))
  const zeros = /^1*/.exec(digits)![0].length
  return new Uint8Array([...new Array<number>(zeros).fill(0), ...bytes])
}

/** The two bytes that mean "Ed25519 public key". */
const keyPrefix = [0xed, 0x01]

export function publicKeyToMultibase(key: Uint8Array): string {
  return toMultibase(new Uint8Array([...keyPrefix, ...key]))
}

export function publicKeyFromMultibase(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromMultibase(text)
  if (bytes[0] !== keyPrefix[0] || bytes[1] !== keyPrefix[1] || bytes.length !== 34)
    throw new Error('not an Ed25519 key')
  return bytes.slice(2)
}
