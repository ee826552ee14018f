import { type Asked, nameOf } from '../../lib/started-requests.ts'

/** Sends requests before the app has loaded; the app takes over the responses. */
export function startRequests(requests: Asked[], token: string): void {
  const authorization = `Bearer ${token}`
  globalThis.essorStarted = new Map(
    requests.map((asked) => {
      const { url, method, body, headers } = asked
      const answer = fetch(url, { method, body, headers: [...headers, ['authorization', authorization]] })
      // The app asks again, and reports what fails then.
      answer.catch(() => undefined)
      return [nameOf(asked, authorization), answer]
    }),
  )
}
