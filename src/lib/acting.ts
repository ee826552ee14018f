/** An administrator views the product as someone else, only in this tab, until it ends. */
export interface Acting {
  id: string
  person: string
  /** The administrator it belongs to: no one else can continue it. */
  admin: string
  name: string
  email: string
  reason: string
  endsAt: string
}

const storageKey = 'essor-acting'
const listeners = new Set<() => void>()
let current: Acting | undefined
let isRead = false

function read(): Acting | undefined {
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(storageKey)
  return kept ? (JSON.parse(kept) as Acting) : undefined
}

export const actingStore = {
  get(): Acting | undefined {
    if (!isRead) {
      isRead = true
      current = read()
    }
    return current
  },
  set(next: Acting | undefined): void {
    isRead = true
    current = next
    if (next) sessionStorage.setItem(storageKey, JSON.stringify(next))
    else sessionStorage.removeItem(storageKey)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

let send: typeof fetch = (input, init) => fetch(input, init)

/** How requests of the person's own leave the page; the landing page needs no other way than fetch. */
export function sendWith(other: typeof fetch): void {
  send = other
}

/** Data requests say who is being viewed as; signing in, files and channels stay the administrator's own. */
export const fetchActing: typeof fetch = (input, init) => {
  const acting = actingStore.get()
  if (!acting || !String(input).includes('/rest/v1/')) return send(input, init)
  const headers = new Headers(init?.headers)
  headers.set('x-act-as', acting.id)
  return fetch(input, { ...init, headers })
}
