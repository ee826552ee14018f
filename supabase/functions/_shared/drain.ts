/** A row of a queue: an email, or a notification for a device. */
interface Queued {
  id: string
  kind: string
}

/** What draining needs from outside; see index.ts of the functions that send. */
export interface Post<Item extends Queued> {
  /** What is sent, for the log. */
  noun: string
  take(batch: number): Promise<Item[]>
  send(item: Item): Promise<void>
  sent(item: Item): Promise<void>
  /** Returns whether this was the last attempt. */
  failed(item: Item, reason: string, isFinal: boolean): Promise<boolean>
  /** Whether it would fail the same way next time. */
  isFinal(error: unknown): boolean
  log(message: string): void
  /** Other clocks are for tests. */
  wait?(ms: number): Promise<void>
  now?(): number
}

const batch = 20
/** A run ends however much is waiting: the next minute's call continues. */
const maxBatches = 10
/** As many as there are connections to the mail server. More would only wait for one while their lease runs. */
const atOnce = 5
/** Items not started by then are left to a later run: their lease of five minutes must end well after they are sent. */
const beginWithinMs = 60_000
/** A failover takes ten seconds or more; these pauses add up to a minute. */
const pausesMs = [100, 200, 400, 800, 1500, 3000, 6000, 8000, 10_000, 15_000, 15_000]

/** Sends what is due. What can't be sent doesn't hold up the others. */
export async function drain<Item extends Queued>(post: Post<Item>): Promise<void> {
  for (let round = 0; round < maxBatches; round++) {
    const now = post.now ?? Date.now
    const takenAt = now()
    const items = await post.take(batch)
    const isFull = items.length === batch
    const work = async () => {
      for (let item = items.shift(); item; item = items.shift()) {
        if (now() - takenAt > beginWithinMs) return
        await deliver(post, item).catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (!isFull || items.length > 0) return
  }
}

async function deliver<Item extends Queued>(post: Post<Item>, item: Item): Promise<void> {
  try {
    await post.send(item)
  } catch (error) {
    const gaveUp = await post.failed(item, describe(error), post.isFinal(error))
    // No address and no content: more people read logs than emails.
    if (gaveUp) post.log(`${post.noun} ${item.id} (${item.kind}) is given up: ${codeOf(error)}`)
    return
  }
  await keepTrying(() => post.sent(item), post.wait ?? pause).catch(() =>
    // It is sent again when the lease ends, with the same ID.
    post.log(`${post.noun} ${item.id} (${item.kind}) was sent, but could not be recorded as sent`),
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What was sent must be recorded as sent, even during a failover. Otherwise it is sent again. */
async function keepTrying(write: () => Promise<void>, wait: (ms: number) => Promise<void>): Promise<void> {
  for (const ms of pausesMs) {
    try {
      return await write()
    } catch {
      await wait(ms)
    }
  }
  return write()
}

function describe(error: unknown): string {
  return (error as Error).message || codeOf(error)
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string }
  return String(responseCode ?? code ?? name ?? 'unknown')
}
