import { addressOf, inOneLine } from '../_shared/notifications/one-line.ts'
import { named, type Product } from '../_shared/product.ts'
import type { QueuedPush } from './push.ts'
import { texts } from './texts.ts'

/** What the service worker reads; see src/service-worker/push.ts. */
export interface PushMessage {
  id: string
  language: string
  title: string
  body: string
  /** The page to open, on the web app's own origin. */
  path: string
  /** The button. */
  turnOff: string
  /** Turns off this device, without a session. */
  offUrl: string
}

/** The app marks it as read when it opens there. */
function pathOf(push: QueuedPush): string {
  const url = new URL(addressOf(push, 'https://app.invalid'))
  url.searchParams.set('notification', push.notification_id)
  return url.pathname + url.search + url.hash
}

/** The bell's sentence in the person's language, or none of it if they hide details. */
export function write(push: QueuedPush, product: Product, backend: string): PushMessage {
  const said = texts[push.language]
  return {
    id: push.notification_id,
    language: push.language,
    title: product.name,
    body: push.shows_details ? named(inOneLine(push, push.language), product) : said.hidden,
    path: pathOf(push),
    turnOff: said.turnOff,
    offUrl: `${backend}/functions/v1/unsubscribe?${new URLSearchParams({ device: push.off_token })}`,
  }
}
