/** Whose notifications this browser shows, if any. */
const key = 'essor-push'
/** The address of the subscription that the server has. */
const endpointKey = 'essor-push-endpoint'

export const pushOwner = (): string | null => localStorage.getItem(key)

export function setPushOwner(account: string, endpoint: string): void {
  localStorage.setItem(key, account)
  localStorage.setItem(endpointKey, endpoint)
}

export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** Stops notifications in this browser, and closes those on the screen. */
export async function endPush(): Promise<void> {
  localStorage.removeItem(key)
  localStorage.removeItem(endpointKey)
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
  await (await pushSubscription())?.unsubscribe()
}

/**
 * Ends what this browser shows unless it is for this account. The server already stopped with the session: this is for
 * the browser, and for accounts that sign in without the other one signing out.
 */
export async function endPushOfOthers(account: string | undefined): Promise<void> {
  const owner = pushOwner()
  if (owner && owner !== account) await endPush()
}

/** The subscription that replaced the one the server has: browsers do so without asking. */
export async function replacedSubscription(account: string): Promise<PushSubscription | undefined> {
  const known = localStorage.getItem(endpointKey)
  if (pushOwner() !== account || !known) return undefined
  const current = await pushSubscription()
  return current?.endpoint === known ? undefined : current
}
