// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actingStore } from '../acting.ts'
import { forgetOwn, setOwner } from '../own-storage.ts'
import { sessionKey } from '../session-key.ts'
import { fetchWithCopies, forgetOtherCopies, takeShown } from './copies.ts'

const board = 'http://localhost/rest/v1/rpc/application_board'
const asked = (body: string): RequestInit => ({ method: 'POST', body })

/** What a browser keeps, which jsdom lacks. */
const stored = new Map<string, Map<string, Response>>()
const caches = {
  async open(name: string) {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
    }
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
}

/** As the client stores it, for every tab. */
function signInAs(id: string): void {
  setOwner(id)
  localStorage.setItem(sessionKey, JSON.stringify({ user: { id } }))
}

let isOnline = true
const network = vi.fn(async () => Response.json({ from: 'network' }))

beforeEach(() => {
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', network)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = true
  signInAs('ines')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  stored.clear()
  network.mockClear()
  actingStore.set(undefined)
})

const kept = () => [...stored.values()].flatMap((entries) => [...entries.keys()])
const isFromNetwork = async (address: string, init?: RequestInit) => {
  const calls = network.mock.calls.length
  await fetchWithCopies(address, init)
  return network.mock.calls.length > calls
}

test('copies answer offline, each for its own arguments', async () => {
  await fetchWithCopies(board, asked('{"a":1}'))
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  expect(takeShown()).toBe(false)
  isOnline = false
  expect(await isFromNetwork(board, asked('{"a":1}'))).toBe(false)
  expect(takeShown()).toBe(true)
  expect(await isFromNetwork(board, asked('{"a":2}'))).toBe(true)
  setOwner('hugo')
  expect(await isFromNetwork(board, asked('{"a":1}'))).toBe(true)
})

test('changes, other functions and what is viewed as someone else are never kept', async () => {
  await fetchWithCopies('http://localhost/rest/v1/applications', asked('{"company":"Acme"}'))
  await fetchWithCopies('http://localhost/rest/v1/rpc/my_data', asked('{}'))
  await fetchWithCopies('http://localhost/rest/v1/applications_more')
  actingStore.set({
    id: '1',
    person: 'p',
    admin: 'a',
    name: 'Inès',
    email: 'i@example.com',
    reason: 'r',
    endsAt: '2026-01-01',
  })
  await fetchWithCopies(board, asked('{}'))
  actingStore.set(undefined)
  await fetchWithCopies(board, asked('{"last":true}'))
  expect(network).toHaveBeenCalledTimes(5)
  await vi.waitFor(() => expect(kept()).toEqual([`${board}?body=%7B%22last%22%3Atrue%7D`]))
})

test('signing out deletes copies, also of what is still on its way', async () => {
  await fetchWithCopies(board, asked('{}'))
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  let arrive = (_response: Response) => {}
  network.mockImplementationOnce(() => new Promise<Response>((resolve) => (arrive = resolve)))
  const late = fetchWithCopies(board, asked('{"late":true}'))
  forgetOwn()
  arrive(Response.json({}))
  await late
  await vi.waitFor(() => expect([...stored.keys()]).toEqual([]))
})

/** A response that arrives after something else happened. */
async function duringRequest(happens: () => void): Promise<void> {
  let arrive = (_response: Response) => {}
  network.mockImplementationOnce(() => new Promise<Response>((resolve) => (arrive = resolve)))
  const late = fetchWithCopies(board, asked('{"late":true}'))
  happens()
  arrive(Response.json({ of: 'ines' }))
  await late
  await new Promise((resolve) => setTimeout(resolve))
}

test('what arrives after another tab signed out is not kept', async () => {
  await duringRequest(() => localStorage.removeItem(sessionKey))
  expect(kept()).toEqual([])
})

test('what arrives after another account signed in is kept for neither', async () => {
  await duringRequest(() => signInAs('hugo'))
  expect(kept()).toEqual([])
})

test('copies go when the session ended elsewhere, and stay while it is stored', async () => {
  await fetchWithCopies(board, asked('{}'))
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  await forgetOtherCopies()
  expect(kept()).toHaveLength(1)
  stored.set('essor-app', new Map())
  localStorage.removeItem(sessionKey)
  // A page that opens without a session knows no owner.
  setOwner(undefined)
  await forgetOtherCopies()
  expect([...stored.keys()]).toEqual(['essor-app'])
})
