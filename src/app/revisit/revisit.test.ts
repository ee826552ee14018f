// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptHome } from '../../lib/kept-home.ts'
import { forgetOtherHomes, keptHomeKey } from '../../lib/kept-home.ts'
import { keepHome } from '../dashboard/keep-home.ts'

const network = vi.fn(async (_url: string) => new Response('{}'))
const start = vi.fn((_place?: string) => undefined)
const html = document.documentElement

const kept = (changes: Partial<KeptHome> = {}): KeptHome => ({
  at: Date.now(),
  language: 'en',
  area: 'company',
  lines: {
    title: 'Hello <b>Ada</b>',
    description: 'What waits',
    lead: { title: 'Review', action: 'Open', href: '/dashboard/reviews', hasCover: false, gap: 0, width: 0 },
  },
  requests: [
    { url: 'https://api.test/rest/v1/rpc/organization_home', method: 'POST', body: '{}', headers: [] },
  ],
  ...changes,
})

function signIn(id: string, seconds = 3600): void {
  const session = { user: { id }, access_token: id, expires_at: Date.now() / 1000 + seconds }
  localStorage.setItem('essor-session', JSON.stringify(session))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  html.lang = 'en'
  html.dataset.frame = 'home'
  document.body.innerHTML =
    '<div id="frame" aria-hidden="true"><div class="page"><b></b><i></i><div class="tiles"></div></div></div>'
  history.replaceState(null, '', '/dashboard')
  window.essorStart = start
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  globalThis.essorStarted = undefined
})

/** The script runs as it is loaded. */
async function revisit(): Promise<void> {
  vi.resetModules()
  await import('./revisit.ts')
}

const lines = () => document.getElementById('home-lines')

it('shows the home’s first lines as text, starts its requests, then requests the files of the area', async () => {
  signIn('ada')
  localStorage.setItem(keptHomeKey('ada', '/dashboard'), JSON.stringify(kept()))
  await revisit()
  expect(lines()?.querySelector('h1')?.textContent).toBe('Hello <b>Ada</b>')
  expect(lines()?.querySelector('a')?.getAttribute('href')).toBe('/dashboard/reviews')
  expect(document.getElementById('frame')?.hasAttribute('aria-hidden')).toBe(false)
  expect(network).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith('/dashboard company'))
})

it('shows nothing of another account', async () => {
  signIn('eve')
  localStorage.setItem(keptHomeKey('ada', '/dashboard'), JSON.stringify(kept()))
  await revisit()
  expect(lines()).toBeNull()
  expect(network).not.toHaveBeenCalled()
  expect(start).toHaveBeenCalledTimes(1)
})

it('sends no token that has expired or is about to', async () => {
  signIn('ada', 60)
  localStorage.setItem(keptHomeKey('ada', '/dashboard'), JSON.stringify(kept()))
  await revisit()
  expect(network).not.toHaveBeenCalled()
  expect(lines()).not.toBeNull()
})

it('stays out of the way of administrators who view as someone else', async () => {
  signIn('ada')
  sessionStorage.setItem('essor-acting', '{}')
  localStorage.setItem(keptHomeKey('ada', '/dashboard'), JSON.stringify(kept()))
  await revisit()
  expect(lines()).toBeNull()
  expect(network).not.toHaveBeenCalled()
})

it('shows no lines in another language, on another page, and no old next step', async () => {
  signIn('ada')
  const key = keptHomeKey('ada', '/dashboard')
  localStorage.setItem(key, JSON.stringify(kept({ language: 'fr' })))
  await revisit()
  expect(lines()).toBeNull()
  expect(network).toHaveBeenCalledTimes(1)
  html.dataset.frame = 'page'
  localStorage.setItem(key, JSON.stringify(kept()))
  await revisit()
  expect(lines()).toBeNull()
  // A page below the home doesn't need the home's answer.
  expect(network).toHaveBeenCalledTimes(1)
  html.dataset.frame = 'home'
  localStorage.setItem(key, JSON.stringify(kept({ at: Date.now() - 24 * 3600_000 })))
  await revisit()
  expect(lines()?.querySelector('h1')).not.toBeNull()
  expect(lines()?.querySelector('a')).toBeNull()
})

it('opens the app whatever is stored', async () => {
  signIn('ada')
  localStorage.setItem(keptHomeKey('ada', '/dashboard'), '{')
  await revisit()
  expect(start).toHaveBeenCalledTimes(1)
})

it('keeps what a complete home shows, for the person who is signed in', () => {
  signIn('ada')
  const home = { id: 'ada', area: 'company', base: '/dashboard', language: 'en' } as const
  document.body.innerHTML = `<main id="content"><div><h1>Hello</h1></div><p>What waits</p>
    <section data-lead><h2>Review</h2><p data-lead-detail>Late</p><a href="/dashboard/reviews">Open</a></section>
    <div aria-busy="true"></div></main>`
  expect(keepHome(home)).toBe(false)
  document.querySelector('[aria-busy]')!.remove()
  expect(keepHome(home)).toBe(true)
  const stored = JSON.parse(localStorage.getItem(keptHomeKey('ada', '/dashboard'))!)
  expect(stored.lines).toMatchObject({
    title: 'Hello',
    lead: { title: 'Review', detail: 'Late', action: 'Open' },
  })
  keepHome({ ...home, id: 'eve' })
  expect(localStorage.getItem(keptHomeKey('eve', '/dashboard'))).toBeNull()
})

it('keeps nothing of people whose session has ended', () => {
  localStorage.setItem(keptHomeKey('ada', '/dashboard'), '{}')
  localStorage.setItem(keptHomeKey('eve', '/dashboard'), '{}')
  forgetOtherHomes('ada')
  expect(Object.keys(localStorage)).toEqual([keptHomeKey('ada', '/dashboard')])
  forgetOtherHomes(undefined)
  expect(Object.keys(localStorage)).toEqual([])
})
