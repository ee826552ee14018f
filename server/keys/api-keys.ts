import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../config/env.ts'
import { diskFull, isDiskFull } from '../failure.ts'

/** Generated once and stored in the data folder, readable only by us. */
export interface KeptSecrets {
  databasePassword: string
  publishableKey: string
  secretKey: string
}

export async function keptSecrets(env: Env): Promise<KeptSecrets> {
  const file = path.join(env.DATA_DIR, 'keys.json')
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<KeptSecrets>
  const complete: KeptSecrets = {
    databasePassword: kept.databasePassword ?? randomBytes(32).toString('hex'),
    publishableKey: kept.publishableKey ?? `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: kept.secretKey ?? `sb_secret_${randomBytes(32).toString('base64url')}`,
  }
  if (!kept.databasePassword) await writeWhole(file, JSON.stringify(complete, null, 2))
  return {
    ...complete,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? complete.publishableKey,
    secretKey: env.SUPABASE_SECRET_KEY ?? complete.secretKey,
  }
}

async function writeWhole(file: string, content: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o711 })
    await writeFile(`${file}.new`, content, { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(path.dirname(file), error)
    throw error
  }
}

/** Compares in constant time, whatever the lengths. */
export function sameText(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(a), digest(b))
}
