import { unreadKey } from '../../../../lib/query-roots.ts'

/** Lists, threads and the count are about one person's conversations. */
export const messageKeys = {
  lists: (userId: string) => ['conversations', userId, 'list'] as const,
  list: (userId: string, words: string) => ['conversations', userId, 'list', words] as const,
  unread: unreadKey,
  threads: (userId: string) => ['conversations', userId, 'thread'] as const,
  thread: (userId: string, id: string) => ['conversations', userId, 'thread', id] as const,
  found: (userId: string, words: string) => ['conversations', userId, 'found', words] as const,
  connections: (userId: string, words: string) => ['connections', userId, words] as const,
  /** The conversation with a person, from wherever that person is shown. */
  with: (personId: string) => ['conversation-with', personId] as const,
  settings: (userId: string) => ['message-settings', userId] as const,
}
