import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** The stored form: readable with the servers' key and bound to one factor. */
interface Sealed {
  alg: 'aes-gcm-hkdf'
  nonce: string
  data: string
}

/** Encrypts the secrets of factors, so that a copy of the table isn't enough to generate codes. */
export class FactorSecrets {
  private readonly key: string

  constructor(key: string) {
    this.key = key
  }

  seal(factorId: string, secret: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, this.keyOf(factorId), nonce)
    const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
    const sealed: Sealed = {
      alg: 'aes-gcm-hkdf',
      nonce: nonce.toString('base64'),
      data: data.toString('base64'),
    }
    return JSON.stringify(sealed)
  }

  /** Secrets imported from another Supabase project are stored in plain text. */
  open(factorId: string, stored: string): string {
    if (!stored.startsWith('{')) return stored
    const sealed = JSON.parse(stored) as Sealed
    const data = Buffer.from(sealed.data, 'base64')
    const decipher = createDecipheriv(algorithm, this.keyOf(factorId), Buffer.from(sealed.nonce, 'base64'))
    decipher.setAuthTag(data.subarray(-tagBytes))
    return Buffer.concat([decipher.update(data.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  }

  private keyOf(factorId: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', `factor:${factorId}`, 32))
  }
}
