import type { PushMessage } from '../../supabase/functions/send-pushes/write.ts'

/** What service workers have, and the page's types lack. */
export interface PushScope extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: object): Promise<OpenWindow[]>
    openWindow(address: string): Promise<unknown>
  }
}

interface OpenWindow {
  url: string
  focus(): Promise<unknown>
  postMessage(message: object): void
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends WorkerEvent {
  data: { json(): PushMessage } | null
}

interface ClickEvent extends WorkerEvent {
  action: string
  notification: Notification
}

interface ChangeEvent extends WorkerEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

type Kept = Pick<PushMessage, 'path' | 'offUrl'>

/** Shows what the server pushes, does what a click on it asks for, and keeps the subscription. */
export function listenToPush(worker: PushScope): void {
  worker.addEventListener('push', (event) => {
    const { data } = event as PushEvent
    if (data) (event as WorkerEvent).waitUntil(show(worker, data.json()))
  })
  worker.addEventListener('notificationclick', (event) => {
    const { action, notification } = event as ClickEvent
    notification.close()
    const { path, offUrl } = notification.data as Kept
    ;(event as WorkerEvent).waitUntil(action === 'off' ? turnOff(worker, offUrl) : open(worker, path))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as WorkerEvent).waitUntil(renew(worker, event as ChangeEvent))
  })
}

/**
 * Subscribes again where the browser hasn't. Only a page has the session that the server asks for: an open one tells
 * it right away, otherwise the next one does.
 */
async function renew(
  worker: PushScope,
  { oldSubscription: old, newSubscription }: ChangeEvent,
): Promise<void> {
  const { pushManager } = worker.registration
  const key = old?.options.applicationServerKey
  if (!newSubscription && key && !(await pushManager.getSubscription()))
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of windows) page.postMessage({ pushChanged: true })
}

function show(worker: PushScope, { id, language, title, body, path, offUrl, turnOff: label }: PushMessage) {
  const data: Kept = { path, offUrl }
  const options = {
    body,
    lang: language,
    // The same notification never appears twice.
    tag: id,
    icon: '/icons/icon-192.png',
    data,
    actions: [{ action: 'off', title: label }],
  }
  return worker.registration.showNotification(title, options)
}

/** One tap, whether or not the person is still signed in: the address contains the token. */
async function turnOff(worker: PushScope, offUrl: string): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  // The backend may be on another host; its answer doesn't matter.
  await fetch(offUrl, { method: 'POST', mode: 'no-cors' })
}

/** An open page of the app goes there without reloading, so that nothing typed is lost. */
async function open(worker: PushScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => /^\/(admin-)?dashboard(\/|$)/.test(new URL(url).pathname))
  if (!app) return void (await worker.clients.openWindow(path))
  // Systems may refuse; the page is there all the same.
  await app.focus().catch(() => undefined)
  app.postMessage({ openPath: path })
}
