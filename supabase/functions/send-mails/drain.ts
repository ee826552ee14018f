import type { QueuedMail } from './mail.ts'

/** What draining needs of the world; see index.ts. */
export interface Post {
  take(batch: number): Promise<QueuedMail[]>
  send(mail: QueuedMail): Promise<void>
  sent(mail: QueuedMail): Promise<void>
  /** Answers whether this was the last attempt. */
  failed(mail: QueuedMail, reason: string, isFinal: boolean): Promise<boolean>
  log(message: string): void
}

const batch = 20
/** One run ends, however much is waiting: the next minute's call goes on. */
const mostBatches = 10

/** Sends what is due. A mail that cannot be sent stands in nobody's way. */
export async function drain(post: Post): Promise<void> {
  for (let round = 0; round < mostBatches; round++) {
    const mails = await post.take(batch)
    await Promise.allSettled(mails.map((mail) => deliver(post, mail)))
    if (mails.length < batch) return
  }
}

async function deliver(post: Post, mail: QueuedMail): Promise<void> {
  try {
    await post.send(mail)
  } catch (error) {
    const gaveUp = await post.failed(mail, describe(error), isFinal(error))
    // No address and no content: logs are read by more people than mails.
    if (gaveUp) post.log(`mail ${mail.id} (${mail.kind}) is given up: ${codeOf(error)}`)
    return
  }
  await keepTrying(() => post.sent(mail)).catch(() =>
    // It is sent again when the lease ends, under the same Message-ID.
    post.log(`mail ${mail.id} (${mail.kind}) was sent, but that could not be written down`),
  )
}

/** A mail that left must be known to have left: one lost answer of the database is not the end of it. */
async function keepTrying(write: () => Promise<void>): Promise<void> {
  for (let left = 3; ; left--) {
    try {
      return await write()
    } catch (error) {
      if (left === 1) throw error
    }
  }
}

/** A 5xx answer to the recipient, the sender or the content will be the same next time. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
}

function describe(error: unknown): string {
  return (error as Error).message || codeOf(error)
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string }
  return String(responseCode ?? code ?? name ?? 'unknown')
}
