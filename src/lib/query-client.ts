import { QueryCache, QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // biome-ignore lint/suspicious/noConsole: what a person is told in a sentence, a developer finds here in full.
    onError: (error, query) => console.error('Could not load', query.queryKey, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The client tries again by itself when the server cannot be reached, three times within seven seconds.
      retry: false,
    },
    mutations: { retry: false },
  },
})
