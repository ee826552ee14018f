/** Everything below `all` is about one person's conversations. */
export const messageKeys = {
  all: (userId: string) => ['conversations', userId] as const,
  lists: (userId: string) => ['conversations', userId, 'list'] as const,
  list: (userId: string, words: string) => ['conversations', userId, 'list', words] as const,
  unread: (userId: string) => ['conversations', userId, 'unread'] as const,
  thread: (userId: string, id: string) => ['conversations', userId, 'thread', id] as const,
  found: (userId: string, words: string) => ['conversations', userId, 'found', words] as const,
  settings: (userId: string) => ['message-settings', userId] as const,
}
