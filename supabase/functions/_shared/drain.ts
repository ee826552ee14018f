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
}

const batch = 20
/** A run ends however much is waiting: the next minute's call continues. */
const maxBatches = 10

/** Sends what is due. What can't be sent doesn't hold up the others. */
export async function drain<Item extends Queued>(post: Post<Item>): Promise<void> {
  for (let round = 0; round < maxBatches; round++) {
    const items = await post.take(batch)
    await Promise.allSettled(items.map((item) => deliver(post, item)))
    if (items.length < batch) return
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
  await keepTrying(() => post.sent(item)).catch(() =>
    // It is sent again when the lease ends, with the same ID.
    post.log(`${post.noun} ${item.id} (${item.kind}) was sent, but could not be recorded as sent`),
  )
}

/** What was sent must be recorded as sent, even if one response from the database is lost. */
async function keepTrying(write: () => Promise<void>): Promise<void> {
  for (let left = 3; ; left--) {
    try {
      return await write()
    } catch (error) {
      if (left === 1) throw error
    }
  }
}

function describe(error: unknown): string {
  return (error as Error).message || codeOf(error)
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string }
  return String(responseCode ?? code ?? name ?? 'unknown')
}
