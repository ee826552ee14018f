import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface Received {
  from: string
  to: string[]
  source: string
}

export interface SmtpPeer {
  url: string
  port: number
  received: Received[]
  /** How many connections carried an email. */
  connections(): number
  close(): Promise<void>
}

/** A real SMTP server that stores the emails it receives. `options` can make it refuse. */
export async function startSmtpPeer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpPeer> {
  const received: Received[] = []
  const connections = new Set<string>()
  const peer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        connections.add(session.id)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
    ...options,
  })
  await new Promise<void>((resolve) => peer.listen(port, '127.0.0.1', resolve))
  const address = peer.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    connections: () => connections.size,
    close: () => new Promise<void>((resolve) => peer.close(() => resolve())),
  }
}
