/**
 * What the person's own channel reports about conversations; `reconnected` covers anything that was missed.
 */
export type ConversationNews =
  | { kind: 'message' | 'changed'; conversation: string; number: number }
  | { kind: 'read'; conversation: string; by: string; number: number }
  | { kind: 'state'; conversation: string }
  | { kind: 'reconnected' }

type Listener = (news: ConversationNews) => void
const listeners = new Set<Listener>()

/** The bell joins the channel once; pages that show conversations subscribe here. */
export function hearConversations(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellConversations(news: ConversationNews): void {
  for (const listener of listeners) listener(news)
}
