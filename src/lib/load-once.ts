/** Caches the result of the first successful call; after a failure, the next call retries. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((cause) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
