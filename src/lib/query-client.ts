import { QueryCache, QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // biome-ignore lint/suspicious/noConsole: people see a sentence; developers find the details here.
    onError: (error, query) => console.error('Could not load', query.queryKey, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The client retries automatically when the server can't be reached, three times within seven seconds.
      retry: false,
      // Copies on this device answer without a network.
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false },
  },
})
