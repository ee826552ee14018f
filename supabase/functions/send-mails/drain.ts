import type { QueuedMail } from './mail.ts'

/** What draining needs from outside; see index.ts. */
export interface Post {
  take(batch: number): Promise<QueuedMail[]>
  send(mail: QueuedMail): Promise<void>
  sent(mail: QueuedMail): Promise<void>
  /** Returns whether this was the last attempt. */
  failed(mail: QueuedMail, reason: string, isFinal: boolean): Promise<boolean>
  log(message: string): void
}

const batch = 20
/** A run ends however much is waiting: the next minute's call continues. */
const maxBatches = 10

/** Sends what is due. An email that can't be sent doesn't hold up the others. */
export async function drain(post: Post): Promise<void> {
  for (let round = 0; round < maxBatches; round++) {
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
    // No address and no content: more people read logs than emails.
    if (gaveUp) post.log(`mail ${mail.id} (${mail.kind}) is given up: ${codeOf(error)}`)
    return
  }
  await keepTrying(() => post.sent(mail)).catch(() =>
    // It is sent again when the lease ends, with the same Message-ID.
    post.log(`mail ${mail.id} (${mail.kind}) was sent, but that could not be written down`),
  )
}

/** A sent email must be recorded as sent, even if one response from the database is lost. */
async function keepTrying(write: () => Promise<void>): Promise<void> {
  for (let left = 3; ; left--) {
    try {
      return await write()
    } catch (error) {
      if (left === 1) throw error
    }
  }
}

/** A 5xx response to the recipient, the sender or the content will be the same next time. */
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
