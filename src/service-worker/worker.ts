/** Names of the build's files with a hash; the build fills them in. */
declare const builtFiles: string[]

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

interface Worker extends EventTarget {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
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

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    [shell, '/boot.js', '/config.json'].map((path) => new Request(path, { cache: 'reload' })),
  )
  await worker.skipWaiting()
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
  if (response.ok) await cache.put(request.url, response.clone())
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
    if (response.ok && !response.redirected) await cache.put(name, response.clone())
    return response
  } catch (error) {
    const found = await cache.match(name)
    if (!found) throw error
    return found
  }
}
