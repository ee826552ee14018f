import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOwn } from '../../lib/own-storage.ts'
import { dropStarted, fetchStarted, readOnStart } from '../../lib/started-requests.ts'
import { startRequests } from './start-requests.ts'

const home = 'https://api.test/rest/v1/rpc/candidate_home'
const network = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => new Response('{}'))
const sent = (token = 'Bearer ada', body = '{"zone":"UTC"}') => ({
  method: 'POST',
  body,
  headers: { apikey: 'key', authorization: token, 'content-type': 'application/json' },
})

beforeEach(() => vi.stubGlobal('fetch', network))

afterEach(() => {
  forgetOwn()
  network.mockReset()
  network.mockImplementation(async () => new Response('{}'))
  vi.unstubAllGlobals()
})

/** The page is opened again: what was read the last time is started with the token. */
async function startAgain(token = 'ada'): Promise<void> {
  await fetchStarted(home, sent())
  startRequests(structuredClone(readOnStart()), token)
  network.mockClear()
}

it('takes over an equal request once', async () => {
  await startAgain()
  expect((await fetchStarted(home, sent())).ok).toBe(true)
  expect(network).not.toHaveBeenCalled()
  await fetchStarted(home, sent())
  expect(network).toHaveBeenCalledTimes(1)
})

it('repeats a request as it was, with the current token', async () => {
  await fetchStarted(home, sent())
  network.mockClear()
  startRequests(structuredClone(readOnStart()), 'new')
  const [url, init] = network.mock.calls[0]!
  expect([url, init?.method, init?.body]).toEqual([home, 'POST', '{"zone":"UTC"}'])
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    apikey: 'key',
    authorization: 'Bearer new',
    'content-type': 'application/json',
  })
})

it('gives no answer to another account, another token or another request', async () => {
  await startAgain()
  await fetchStarted(home, sent('Bearer eve'))
  await fetchStarted(home, sent('Bearer ada', '{"zone":"Europe/Paris"}'))
  expect(network).toHaveBeenCalledTimes(2)
})

it('asks again after a failure', async () => {
  await fetchStarted(home, sent())
  for (const failed of [
    Promise.resolve(new Response('', { status: 401 })),
    Promise.reject(new Error('lost')),
  ]) {
    network.mockReturnValueOnce(failed)
    startRequests(structuredClone(readOnStart()), 'ada')
    expect((await fetchStarted(home, sent())).ok).toBe(true)
  }
})

it('forgets what was started and read when the person signs out', async () => {
  await startAgain()
  forgetOwn()
  expect(readOnStart()).toEqual([])
  await fetchStarted(home, sent())
  expect(network).toHaveBeenCalledTimes(1)
})

it('drops answers that were not needed', async () => {
  await startAgain()
  dropStarted()
  await fetchStarted(home, sent())
  expect(network).toHaveBeenCalledTimes(1)
})

it('remembers only what pages read when they open, and one home', async () => {
  await fetchStarted(home, sent())
  await fetchStarted('https://api.test/rest/v1/rpc/school_home', sent())
  await fetchStarted('https://api.test/rest/v1/user_roles?select=role', { headers: { apikey: 'key' } })
  await fetchStarted('https://api.test/rest/v1/rpc/withdraw_application', sent())
  await fetchStarted('https://api.test/auth/v1/user', sent())
  expect(readOnStart().map(({ url }) => url)).toEqual([
    'https://api.test/rest/v1/rpc/school_home',
    'https://api.test/rest/v1/user_roles?select=role',
  ])
  expect(JSON.stringify(readOnStart())).not.toContain('Bearer')
})
