import { beforeEach, expect, it, vi } from 'vitest'
import { forgetOwn, hasUnsent, ownKey, setOwner } from './own-storage.ts'

function storage(): Storage {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(entries, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  }) as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  setOwner('ada')
})

it('L10 clears everything of the account that signs out, and nothing of others', () => {
  for (const owner of ['ada', 'eve']) {
    localStorage.setItem(ownKey('draft', 'step', owner), 'x')
    localStorage.setItem(ownKey('message', 'talk', owner), 'x')
    localStorage.setItem(ownKey('announcements', '', owner), 'x')
    sessionStorage.setItem(ownKey('compared', '', owner), 'x')
  }
  localStorage.setItem('essor-theme', 'dark')
  forgetOwn()
  expect(Object.keys(localStorage).sort()).toEqual([
    'essor-announcements:eve:',
    'essor-draft:eve:step',
    'essor-message:eve:talk',
    'essor-theme',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['essor-compared:eve:'])
})

it('L10 knows whether anything would be lost', () => {
  localStorage.setItem(ownKey('announcements', ''), 'x')
  localStorage.setItem(ownKey('outbox', '1', 'eve'), 'x')
  expect(hasUnsent()).toBe(false)
  localStorage.setItem(ownKey('outbox', '1'), 'x')
  expect(hasUnsent()).toBe(true)
  forgetOwn()
  expect(hasUnsent()).toBe(false)
})
