import { expect, it } from 'vitest'
import { backupsAmong, nameOf } from './place/place.ts'
import { surplus } from './retention.ts'

const day = 86_400_000
const last = Date.UTC(2026, 10, 18, 3)

/** One backup each night. */
const nights = (count: number) =>
  backupsAmong(Array.from({ length: count }, (_, n) => nameOf(new Date(last - n * day), true)))

const keptOf = (backups: ReturnType<typeof nights>, retention: Parameters<typeof surplus>[1]) => {
  const gone = new Set(surplus(backups, retention))
  return backups.filter((backup) => !gone.has(backup)).map(({ at }) => at.toISOString().slice(0, 10))
}

it('keeps the newest backup of each of the last days, weeks and months', () => {
  expect(keptOf(nights(400), { daily: 3, weekly: 3, monthly: 4 })).toEqual([
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
  ])
})

it('counts days that have a backup, so that a pause removes nothing more', () => {
  const before = nights(3)
  const later = backupsAmong([nameOf(new Date(last + 300 * day), true), ...before.map(({ name }) => name)])
  expect(keptOf(later, { daily: 4, weekly: 0, monthly: 0 })).toHaveLength(4)
})

it('never removes the newest backup', () => {
  expect(keptOf(nights(5), { daily: 0, weekly: 0, monthly: 0 })).toEqual(['2026-11-18'])
})

it('recognizes its own names only', () => {
  const at = new Date('2026-11-18T03:00:07.123Z')
  expect(nameOf(at, false)).toBe('essor-2026-11-18T03-00-07Z.tar.gz')
  const names = ['notes.txt', 'essor-0.1.0.tar.gz', `${nameOf(at, true)}.unfinished`, nameOf(at, true)]
  expect(backupsAmong(names)).toEqual([{ name: nameOf(at, true), at: new Date('2026-11-18T03:00:07Z') }])
})
