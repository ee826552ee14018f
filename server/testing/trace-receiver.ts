import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; boolValue?: boolean }
}

export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number; message?: string }
  events: unknown[]
}

export interface TraceReceiver {
  url: string
  spans: ReceivedSpan[]
  headers: IncomingHttpHeaders[]
  /** Everything that was sent, as text. */
  text(): string
  /** The names of the spans below one, in order, each with those below it. */
  tree(spanId: string): Tree
  close(): Promise<void>
}

interface Tree {
  [name: string]: Tree
}

/** Receives traces as a collector does: OTLP over HTTP, as JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const headers: IncomingHttpHeaders[] = []
  let text = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    headers.push(request.headers)
    text += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const tree = (spanId: string): Tree =>
    Object.fromEntries(
      spans.filter((span) => span.parentSpanId === spanId).map((span) => [span.name, tree(span.spanId)]),
    )
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    spans,
    headers,
    text: () => text,
    tree,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
