import { listenToPush, type PushScope } from './push.ts'

/** Names of the build's files with a hash; the build fills them in. */
declare const builtFiles: string[]

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

interface Worker extends PushScope {
  skipWaiting(): Promise<void>
  clients: PushScope['clients'] & { claim(): Promise<void> }
}

// The page's types don't know workers.
const worker = self as unknown as Worker
const cacheName = 'essor-app'
/** The page for every address: the app decides what it shows. */
const shell = '/dashboard'
/** How long a network that answers nothing may keep the page from opening. */
const patience = 5000

worker.addEventListener('install', (event) => {
  ;(event as WorkerEvent).waitUntil(install())
})
worker.addEventListener('activate', (event) => {
  ;(event as WorkerEvent).waitUntil(activate())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const answer = answerFor(request)
  if (answer) (event as FetchEvent).respondWith(answer)
})
listenToPush(worker)

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Static hosts have no configuration.
  for (const path of ['/config.json', '/boot.js', shell]) {
    const isKept = await keep(cache, path, await fetch(path, { cache: 'reload' }))
    if (!isKept && path !== '/config.json') throw new Error(`${path} is not ours`)
  }
  await worker.skipWaiting()
}

/**
 * Keeps a copy of our own files only: networks that ask people to sign in and hosts without the file answer with a
 * page and 200, which would stay here.
 */
async function keep(cache: Cache, name: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  if (isPage !== (name === shell)) return false
  if (isPage && !(await response.clone().text()).includes('/boot.js')) return false
  await cache.put(name, response.clone())
  return true
}

/** Files of earlier builds are never asked for again. */
async function activate(): Promise<void> {
  const current = new Set(builtFiles)
  const cache = await caches.open(cacheName)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !current.has(pathname)) await cache.delete(url)
  }
  await worker.clients.claim()
}

function answerFor(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (request.mode === 'navigate') return pathname.startsWith(shell) ? openPage(request) : undefined
  if (pathname.startsWith('/assets/')) return fromCache(request)
  if (pathname === '/boot.js' || pathname === '/config.json') return fromNetwork(request, pathname)
  return undefined
}

/** Files with a hash never change. */
async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const found = await cache.match(request.url)
  if (found) return found
  const response = await fetch(request)
  await keep(cache, request.url, response)
  return response
}

async function openPage(request: Request): Promise<Response> {
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const arriving = fromNetwork(request, shell)
  const arrived = await Promise.race([arriving, slow])
  if (arrived) return arrived
  const cache = await caches.open(cacheName)
  return (await cache.match(shell)) ?? arriving
}

async function fromNetwork(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    await keep(cache, name, response)
    return response
  } catch (error) {
    const found = await cache.match(name)
    if (!found) throw error
    return found
  }
}
