import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What is stored: readable by whoever has the servers' key, and bound to one factor. */
interface Sealed {
  alg: 'aes-gcm-hkdf'
  nonce: string
  data: string
}

/** Keeps the secrets of factors encrypted, so that a copy of the table is not enough to make codes. */
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

  /** Secrets that came from another Supabase project stand there in the clear. */
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
