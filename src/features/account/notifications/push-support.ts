/** What this browser needs before it can show notifications; `ready` if nothing. */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'missing'

export function pushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // On iPhones and iPads, only apps on the home screen can.
  if (!isSupported) return isIos() ? 'install' : 'missing'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** iPads pretend to be Macs, which have no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
