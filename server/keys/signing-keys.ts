import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database } from '../postgres/database.ts'

export interface SigningKey {
  kid: string
  alg: string
  sign: CryptoKey
}

interface Row {
  kid: string
  alg: string
  private_jwk: JWK
  public_jwk: JWK
  status: 'current' | 'previous'
}

const channel = 'signing_keys'

/** The keys that sign access tokens. They live in the database, so every server has the same ones. */
export class SigningKeys {
  private current!: SigningKey
  private publicKeys = new Map<string, { alg: string; key: CryptoKey; jwk: JWK }>()
  private readonly db: Database
  private readonly tokenLifetime: number

  private constructor(db: Database, tokenLifetime: number) {
    this.db = db
    this.tokenLifetime = tokenLifetime
  }

  /** `file` is Supabase's `signing_keys_path`: a list of private JWKs. The first is the current one. */
  static async open(db: Database, tokenLifetime: number, file?: string): Promise<SigningKeys> {
    const keys = new SigningKeys(db, tokenLifetime)
    if (file) await keys.adopt(file)
    else await keys.ensureCurrent()
    await keys.load()
    await db.listener.on(channel, () => void keys.load().catch(() => undefined))
    db.listener.onReconnect(() => void keys.load().catch(() => undefined))
    return keys
  }

  signer(): SigningKey {
    return this.current
  }

  /** The key that verifies a token, or nothing if the key ID is unknown or meant for another algorithm. */
  verifier(kid: string | undefined, alg: string): CryptoKey | undefined {
    const found = kid === undefined ? undefined : this.publicKeys.get(kid)
    return found?.alg === alg ? found.key : undefined
  }

  jwks(): { keys: JWK[] } {
    return { keys: [...this.publicKeys.values()].map((entry) => entry.jwk) }
  }

  /** New tokens use the new key right away. The old key still verifies the tokens it signed until they expire. */
  async rotate(): Promise<void> {
    const fresh = await newKey()
    const client = await this.db.admin.connect()
    try {
      await client.query('begin')
      await client.query(
        `update _server.signing_keys set status = 'previous', retired_at = now() where status = 'current'`,
      )
      await client.query(
        `delete from _server.signing_keys
         where status = 'previous' and retired_at < now() - make_interval(secs => $1)`,
        [this.tokenLifetime + 60],
      )
      await insert(client, fresh)
      await client.query('select pg_notify($1, $2)', [channel, ''])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
    await this.load()
  }

  private async ensureCurrent(): Promise<void> {
    const { rowCount } = await this.db.admin.query(
      `select from _server.signing_keys where status = 'current'`,
    )
    if (!rowCount) await insert(this.db.admin, await newKey())
  }

  private async adopt(file: string): Promise<void> {
    const list = JSON.parse(await readFile(path.resolve(file), 'utf8')) as JWK[]
    await this.db.admin.query('delete from _server.signing_keys')
    for (const [index, jwk] of list.entries()) {
      const row = fromPrivateJwk(jwk, index === 0 ? 'current' : 'previous')
      await insert(this.db.admin, row)
    }
  }

  private async load(): Promise<void> {
    const { rows } = await this.db.admin.query<Row>('select * from _server.signing_keys order by created_at')
    const publicKeys = new Map<string, { alg: string; key: CryptoKey; jwk: JWK }>()
    for (const row of rows) {
      const key = (await importJWK(row.public_jwk, row.alg)) as CryptoKey
      publicKeys.set(row.kid, { alg: row.alg, key, jwk: row.public_jwk })
      if (row.status === 'current') {
        const sign = (await importJWK(row.private_jwk, row.alg)) as CryptoKey
        this.current = { kid: row.kid, alg: row.alg, sign }
      }
    }
    this.publicKeys = publicKeys
  }
}

async function newKey(): Promise<Row> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return fromPrivateJwk(
    { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'ES256' },
    'current',
  )
}

function fromPrivateJwk(jwk: JWK, status: Row['status']): Row {
  const alg = jwk.alg ?? (jwk.kty === 'RSA' ? 'RS256' : 'ES256')
  const kid = jwk.kid ?? crypto.randomUUID()
  const { kty, crv, x, y, n, e } = jwk
  const publicJwk = { kty, crv, x, y, n, e, kid, alg, use: 'sig', key_ops: ['verify'], ext: true }
  return { kid, alg, private_jwk: { ...jwk, key_ops: undefined }, public_jwk: publicJwk as JWK, status }
}

function insert(
  client: { query(sql: string, values: unknown[]): Promise<unknown> },
  row: Row,
): Promise<unknown> {
  return client.query(
    `insert into _server.signing_keys (kid, alg, private_jwk, public_jwk, status) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [row.kid, row.alg, JSON.stringify(row.private_jwk), JSON.stringify(row.public_jwk), row.status],
  )
}
