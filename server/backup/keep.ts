import type { Env } from '../config/env.ts'
import { type BackupSource, backUp } from './back-up.ts'
import type { Ending } from './manifest.ts'
import { type BackupPlace, nameOf } from './place/place.ts'
import { surplus } from './retention.ts'

export interface Kept extends Ending {
  name: string
  /** How many older backups were removed. */
  removed: number
  /** Why they could not be removed. The new backup is complete all the same. */
  notRemoved?: Error
}

type KeepEnv = Pick<Env, Extract<keyof Env, `BACKUP_${string}`>>

/** Adds a backup to the place where they are kept, then removes those that are no longer wanted. */
export async function keepBackup(
  env: KeepEnv,
  place: BackupPlace,
  source: Omit<BackupSource, 'passphrase' | 'stop'>,
  stop?: AbortSignal,
): Promise<Kept> {
  const passphrase = env.BACKUP_KEY
  const name = nameOf(new Date(), passphrase !== undefined)
  const ending = await backUp({ ...source, passphrase, stop }, await place.write(name))
  try {
    return { ...ending, name, removed: await removeSurplus(env, place) }
  } catch (error) {
    return { ...ending, name, removed: 0, notRemoved: error as Error }
  }
}

async function removeSurplus(env: KeepEnv, place: BackupPlace): Promise<number> {
  const old = surplus(await place.list(), {
    daily: env.BACKUP_KEEP_DAILY,
    weekly: env.BACKUP_KEEP_WEEKLY,
    monthly: env.BACKUP_KEEP_MONTHLY,
  })
  await place.remove(old.map((backup) => backup.name))
  return old.length
}
