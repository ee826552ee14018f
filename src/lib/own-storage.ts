/**
 * What a person keeps in this browser, under keys that name the account: nobody else who signs in here sees it, and it
 * goes when they sign out.
 */
type OwnKind = 'announcements' | 'compared' | 'draft' | 'message' | 'outbox' | 'place' | 'practice'

/** Typed and not yet on the server: it would be lost. */
const unsent: OwnKind[] = ['draft', 'message', 'outbox']

let account = ''

/** Whose browser it is now; the session says so. */
export function setOwner(userId: string | undefined): void {
  account = userId ?? ''
}

export const ownKey = (kind: OwnKind, rest: string, userId = account): string =>
  `essor-${kind}:${userId}:${rest}`

export function hasUnsent(userId = account): boolean {
  return keysOf(localStorageOrNone(), userId, unsent).length > 0
}

const forgetting: (() => void)[] = []

/** For what is in memory beside it. */
export function whenForgotten(forget: () => void): void {
  forgetting.push(forget)
}

/** Nothing of the account stays in this browser. */
export function forgetOwn(userId = account): void {
  for (const forget of forgetting) forget()
  for (const storage of [localStorageOrNone(), sessionStorageOrNone()]) {
    for (const key of keysOf(storage, userId)) storage?.removeItem(key)
  }
}

function keysOf(storage: Storage | undefined, userId: string, kinds?: OwnKind[]): string[] {
  const pattern = new RegExp(`^essor-(${kinds?.join('|') ?? '[a-z]+'}):${userId}:`)
  return Object.keys(storage ?? {}).filter((key) => pattern.test(key))
}

/** A browser may close its storage to pages. */
function localStorageOrNone(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function sessionStorageOrNone(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
