import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importJWK, type JWK, SignJWT } from 'jose'
import { Client } from 'pg'

export interface Access {
  /** An access token for a person who owns 200 missions. */
  token: string
  publicKey: JWK
  databaseUrl: string
}

/** What a benchmark needs of a running server's secrets, read as its owner. */
export async function accessTo(dataFolder: string): Promise<Access> {
  const { databasePassword } = JSON.parse(await readFile(path.join(dataFolder, 'keys.json'), 'utf8'))
  const port = (await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]
  const databaseUrl = `postgres://supabase_admin:${databasePassword}@127.0.0.1:${port}/postgres`
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`select * from _server.signing_keys where status = 'current'`)
  await client.end()
  const key = await importJWK(rows[0].private_jwk, 'ES256')
  const token = await new SignJWT({
    role: 'authenticated',
    session_id: crypto.randomUUID(),
    email: 'bench@example.com',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Bench', last_name: 'Mark' },
    aal: 'aal1',
  })
    .setProtectedHeader({ alg: 'ES256', kid: rows[0].kid, typ: 'JWT' })
    .setSubject('00000000-0000-4000-8000-000000000007')
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  return { token, publicKey: rows[0].public_jwk, databaseUrl }
}
