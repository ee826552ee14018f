/**
 * What a person stores in this browser, under keys that name the account: others who sign in here don't see
 * it, and signing out removes it.
 */
type OwnKind =
  | 'announcements'
  | 'board'
  | 'compared'
  | 'draft'
  | 'home'
  | 'message'
  | 'outbox'
  | 'place'
  | 'practice'

/** Typed but not yet on the server: it would be lost. */
const unsent: OwnKind[] = ['board', 'draft', 'message', 'outbox']

let account = ''

/** Whose browser it currently is, according to the session. */
export function setOwner(userId: string | undefined): void {
  account = userId ?? ''
}

/** The account, or an empty text before anyone has signed in. */
export const owner = (): string => account

export const ownKey = (kind: OwnKind, rest: string, userId = account): string =>
  `essor-${kind}:${userId}:${rest}`

export function hasUnsent(userId = account): boolean {
  return keysOf(localStorageOrNone(), userId, unsent).length > 0
}

const forgetting: (() => void)[] = []

/** Registers a callback for data kept in memory. */
export function whenForgotten(forget: () => void): void {
  forgetting.push(forget)
}

/** Removes everything of the account from this browser. */
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

/** Browsers may block storage. */
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
