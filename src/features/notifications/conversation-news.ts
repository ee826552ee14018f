/** What the person's own channel tells of conversations; `reconnected` stands for all that may have been missed. */
export type ConversationNews =
  | { kind: 'message' | 'changed'; conversation: string; number: number }
  | { kind: 'read'; conversation: string; by: string; number: number }
  | { kind: 'state'; conversation: string }
  | { kind: 'reconnected' }

type Listener = (news: ConversationNews) => void
const listeners = new Set<Listener>()

/** The channel is joined once, by the bell; pages that show conversations hear of them here. */
export function hearConversations(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellConversations(news: ConversationNews): void {
  for (const listener of listeners) listener(news)
}
