import { QueryCache, QueryClient } from '@tanstack/react-query'
import { toAppError } from './errors.ts'

const hopeless = new Set(['not_allowed', 'not_signed_in', 'admins_only', 'owners_only'])

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // biome-ignore lint/suspicious/noConsole: what a person is told in a sentence, a developer finds here in full.
    onError: (error, query) => console.error('Could not load', query.queryKey, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !hopeless.has(toAppError(error).code),
    },
    mutations: { retry: false },
  },
})
