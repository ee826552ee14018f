import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  /** As it was sent. */
  body: string
  event: {
    id: string
    type: string
    timestamp: string
    organization_id: string
    data: Record<string, unknown>
  }
}

/** A partner's server on loopback. It keeps what it accepted, and answers as the test asks. */
export async function startReceiver(port = 0) {
  const receiver = {
    url: '',
    received: [] as Received[],
    /** How many requests came, accepted or not. */
    asked: 0,
    answer: (response: ServerResponse): void => void response.writeHead(200).end('thanks'),
    /** What it accepted of this type. */
    of: (type: string) => receiver.received.filter(({ event }) => event.type === type),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    receiver.asked += 1
    response.on('finish', () => {
      if (response.statusCode < 300)
        receiver.received.push({
          path: request.url ?? '',
          headers: request.headers,
          body,
          event: JSON.parse(body),
        })
    })
    receiver.answer(response)
  })
  // A port that was just left can be in use for a moment.
  for (let tries = 0; !server.listening; tries += 1) {
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => (tries < 20 ? sleep(50).then(resolve) : reject(error)))
      server.listen(port, '127.0.0.1', () => resolve())
    })
  }
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** As Standard Webhooks says, with Node's own cryptography: whether one of the signatures is by this secret. */
export function isSignedBy(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const wanted = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(wanted)
}
