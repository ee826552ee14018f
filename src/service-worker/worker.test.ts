// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** What a browser gives to workers, which jsdom lacks. */
const stored = new Map<string, Response>()
const pathOf = (key: string | Request) =>
  new URL(typeof key === 'string' ? key : key.url, location.origin).pathname
const cache = {
  match: async (key: string | Request) => stored.get(pathOf(key))?.clone(),
  put: async (key: string | Request, response: Response) => void stored.set(pathOf(key), response),
  keys: async () => [...stored.keys()].map((path) => ({ url: location.origin + path })),
  delete: async (key: string) => stored.delete(pathOf(key)),
}

const page = '<!doctype html><script src="/boot.js"></script>'
const answer = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } })
const ours: Record<string, () => Response> = {
  '/dashboard': () => answer(page, 'text/html; charset=utf-8'),
  '/boot.js': () => answer('', 'text/javascript'),
  '/config.json': () => answer('{}', 'application/json'),
  '/assets/a-1.js': () => answer('', 'text/javascript'),
}
/** A network that asks people to sign in first, or a host that answers every address with some page. */
const foreign = () => answer('<!doctype html><title>Wi-Fi</title>', 'text/html')
const network = vi.fn(async (_path: string) => foreign())

const windows: { url: string; focus: () => Promise<void>; postMessage: (message: object) => void }[] = []
const openWindow = vi.fn(async (_path: string) => undefined)
const showNotification = vi.fn(async (_title: string, _options: object) => undefined)
const unsubscribe = vi.fn(async () => true)
const subscribe = vi.fn(async (_options: object) => undefined)
let subscribed: object | null = { unsubscribe }

beforeAll(async () => {
  vi.stubGlobal('builtFiles', ['/assets/a-1.js'])
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', (request: Request | string) => network(pathOf(request)))
  Object.assign(globalThis, {
    skipWaiting: async () => {},
    clients: { claim: async () => {}, matchAll: async () => windows, openWindow },
    registration: { showNotification, pushManager: { getSubscription: async () => subscribed, subscribe } },
  })
  await import('./worker.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  stored.clear()
  network.mockImplementation(async (path) => ours[path]!())
})

/** Sends the worker an event and waits for what it does. */
async function send(type: string, more: object = {}): Promise<Response | undefined> {
  let work: Promise<unknown> | undefined
  const event = Object.assign(new Event(type), more, {
    waitUntil: (promise: Promise<unknown>) => (work = promise),
    respondWith: (promise: Promise<unknown>) => (work = promise),
  })
  self.dispatchEvent(event)
  return (await work) as Response | undefined
}
const open = (path: string, mode = 'no-cors') =>
  send('fetch', { request: { url: location.origin + path, method: 'GET', mode } })

test('keeps the page and what it starts with', async () => {
  await send('install')
  expect([...stored.keys()].sort()).toEqual(['/boot.js', '/config.json', '/dashboard'])
  network.mockRejectedValue(new TypeError('offline'))
  expect(await (await open('/dashboard/missions', 'navigate'))!.text()).toBe(page)
})

test('is not installed from the page of someone else', async () => {
  network.mockImplementation(async () => foreign())
  await expect(send('install')).rejects.toThrow('is not ours')
  expect([...stored.keys()]).toEqual([])
})

test('is installed from a host without a configuration', async () => {
  network.mockImplementation(async (path) => (path === '/config.json' ? foreign() : ours[path]!()))
  await send('install')
  expect([...stored.keys()].sort()).toEqual(['/boot.js', '/dashboard'])
})

test.each([
  ['/dashboard', 'navigate'],
  ['/boot.js', 'no-cors'],
  ['/config.json', 'cors'],
  ['/assets/a-1.js', 'cors'],
])('keeps no page of someone else as %s', async (path, mode) => {
  network.mockImplementation(async () => foreign())
  await open(path, mode)
  expect([...stored.keys()]).toEqual([])
  network.mockImplementation(async (asked) => ours[asked]!())
  await open(path, mode)
  expect([...stored.keys()]).toEqual([path])
})

const message = {
  id: 'n1',
  language: 'fr',
  title: 'Essor',
  body: 'Un retour sur votre travail.',
  path: '/dashboard/missions/work/1',
  turnOff: 'Désactiver sur cet appareil',
  offUrl: 'https://backend.example/functions/v1/unsubscribe?device=t',
}
const click = (action = '') =>
  send('notificationclick', { action, notification: { close() {}, data: message } })

test('shows what is pushed, with a button to turn it off', async () => {
  await send('push', { data: { json: () => message } })
  expect(showNotification).toHaveBeenCalledWith('Essor', {
    body: message.body,
    lang: 'fr',
    tag: 'n1',
    icon: '/icons/icon-192.png',
    data: { path: message.path, offUrl: message.offUrl },
    actions: [{ action: 'off', title: message.turnOff }],
  })
})

test('a click opens the page, in an open tab of the app if there is one', async () => {
  await click()
  expect(openWindow).toHaveBeenCalledWith(message.path)
  openWindow.mockClear()
  const [focus, postMessage] = [vi.fn(async () => {}), vi.fn()]
  windows.push(
    { url: `${location.origin}/legal`, focus: async () => {}, postMessage: () => {} },
    { url: `${location.origin}/dashboard/missions`, focus, postMessage },
  )
  await click()
  expect(focus).toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith({ openPath: message.path })
  expect(openWindow).not.toHaveBeenCalled()
})

test('one tap turns it off, in the browser and on the server', async () => {
  const calls: [string, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => void calls.push([url, init]))
  await click('off')
  expect(unsubscribe).toHaveBeenCalled()
  expect(calls).toEqual([[message.offUrl, { method: 'POST', mode: 'no-cors' }]])
})

test('subscribes again when the browser ends a subscription, and tells open pages', async () => {
  const postMessage = vi.fn()
  windows.splice(0, windows.length, {
    url: `${location.origin}/dashboard`,
    focus: async () => {},
    postMessage,
  })
  subscribed = null
  const applicationServerKey = new ArrayBuffer(65)
  const oldSubscription = { options: { applicationServerKey } }
  await send('pushsubscriptionchange', { oldSubscription })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey })
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ pushChanged: true })
  // The browser may have done so itself.
  await send('pushsubscriptionchange', { oldSubscription, newSubscription: {} })
  expect(subscribe).toHaveBeenCalledOnce()
  expect(postMessage).toHaveBeenCalledTimes(2)
})
