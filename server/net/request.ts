/** A row of net.http_request_queue. */
export interface QueuedRequest {
  id: string
  method: string
  url: string
  headers: Record<string, string> | null
  body: Buffer | null
  timeout_milliseconds: number
}

/** A row of net._http_response, without its time. */
export interface Outcome {
  status_code?: number
  content_type?: string | null
  headers?: Record<string, string>
  content?: string
  timed_out: boolean
  error_msg?: string
}

/** Larger responses are not stored, because they would fill the database. */
const maxContent = 1024 * 1024

/** Makes a request and returns the result. It never throws. */
export async function perform(request: QueuedRequest, stop: AbortSignal): Promise<Outcome> {
  const timeout = AbortSignal.timeout(request.timeout_milliseconds)
  try {
    if (!/^https?:\/\//i.test(request.url)) throw new Error('Only http and https addresses are supported.')
    const response = await fetch(request.url, {
      method: request.method.toUpperCase(),
      headers: request.headers ?? {},
      body: request.body ? new Uint8Array(request.body) : undefined,
      signal: AbortSignal.any([timeout, stop]),
    })
    return {
      status_code: response.status,
      content_type: response.headers.get('content-type'),
      headers: Object.fromEntries(response.headers),
      content: await readContent(response),
      timed_out: false,
    }
  } catch (error) {
    if (timeout.aborted) {
      return { timed_out: true, error_msg: `Timeout of ${request.timeout_milliseconds} ms reached` }
    }
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    return { timed_out: false, error_msg: cause?.message || cause?.code || message }
  }
}

async function readContent(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxContent) throw new Error(`The response is larger than ${maxContent} bytes.`)
    chunks.push(chunk)
  }
  // PostgreSQL's text type can't hold NUL characters.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}
