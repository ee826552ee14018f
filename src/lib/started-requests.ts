import { whenForgotten } from './own-storage.ts'

/** A request as the app makes it, without the token: the person signed in repeats it with their own. */
export interface Asked {
  url: string
  method: string
  body?: string
  headers: [name: string, value: string][]
}

declare global {
  /** Requests that were made before the app was there, by their name. */
  var essorStarted: Map<string, Promise<Response>> | undefined
}

/** What every page or a home reads when it opens. None of it changes anything. */
const isRead = /\/rest\/v1\/((profiles|user_roles|notifications)\?|rpc\/\w+_home$)/
const isOfHome = /_home$/

/** Two requests with the same name get the same answer: they have the same address, content, headers and token. */
export function nameOf({ url, method, body, headers }: Asked, authorization: string): string {
  return JSON.stringify([url, method, body, headers, authorization])
}

let asked: Asked[] = []

/** What this page read from the backend, to be started earlier next time; a home replaces another one. */
export const readOnStart = (): Asked[] => asked

function remember(read: Asked): void {
  const isSame = ({ url }: Asked) => url === read.url || (isOfHome.test(url) && isOfHome.test(read.url))
  asked = [...asked.filter((other) => !isSame(other)), read]
}

/** Answers that no one has asked for by now would be old. */
export function dropStarted(): void {
  globalThis.essorStarted = undefined
}

whenForgotten(() => {
  asked = []
  dropStarted()
})

/** Takes over an equal request that is under way since before the app was there; each is taken once. */
export const fetchStarted: typeof fetch = async (input, init) => {
  const url = String(input)
  if (!isRead.test(url)) return fetch(input, init)
  const sent = new Headers(init?.headers)
  const authorization = sent.get('authorization') ?? ''
  sent.delete('authorization')
  const body = typeof init?.body === 'string' ? init.body : undefined
  const read: Asked = { url, method: init?.method ?? 'GET', body, headers: [...sent] }
  remember(read)
  const name = nameOf(read, authorization)
  const started = globalThis.essorStarted?.get(name)
  globalThis.essorStarted?.delete(name)
  const answer = await started?.catch(() => undefined)
  // A failure may be over, and its reason is worth a second look.
  return answer?.ok ? answer : fetch(input, init)
}
