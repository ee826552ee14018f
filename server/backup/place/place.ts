import type { Readable, Writable } from 'node:stream'

/** A backup that is being written. It has its name only once it is complete. */
export interface Outlet {
  stream: Writable
  finish(): Promise<void>
  giveUp(): Promise<void>
}

export interface KeptBackup {
  name: string
  at: Date
}

/** Where backups are kept: a folder, or a bucket of an S3-compatible store. */
export interface BackupPlace {
  /** As people know it, for messages. */
  address: string
  write(name: string): Promise<Outlet>
  read(name: string): Promise<Readable>
  /** Newest first. */
  list(): Promise<KeptBackup[]>
  remove(names: string[]): Promise<void>
  close(): void
}

const pattern = /^essor-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.sealed)?$/

/** Names contain the time and sort by it. */
export function nameOf(at: Date, isSealed: boolean): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  return `essor-${time}.tar.gz${isSealed ? '.sealed' : ''}`
}

/** The backups among some names. Other files in the same place are left alone. */
export function backupsAmong(names: string[]): KeptBackup[] {
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = pattern.exec(name) ?? []
      return day ? [{ name, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }] : []
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
}
