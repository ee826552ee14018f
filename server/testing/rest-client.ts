import type { TestServer } from './server.ts'

export interface RestAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what the tests look at.
  body: any
}

export interface RestOptions {
  method?: string
  headers?: Record<string, string>
  token?: string
  json?: unknown
  body?: string
}

/** Plain HTTP against /rest/v1, bypassing the client library. */
export function restClient(server: () => TestServer) {
  return async (path: string, options: RestOptions = {}): Promise<RestAnswer> => {
    const response = await fetch(`${server().url}/rest/v1/${path}`, {
      method: options.method ?? 'GET',
      headers: {
        apikey: server().engine.publishableKey,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: options.json === undefined ? options.body : JSON.stringify(options.json),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
}
