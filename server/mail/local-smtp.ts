import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Mailer } from './mailer.ts'

export interface LocalSmtp {
  /** Includes the password; meant only for functions. */
  url: string
  close(): Promise<void>
}

const maxSize = 5 * 1024 * 1024

/**
 * An SMTP server on loopback that passes its emails to `mailer`, so that edge functions send email the same way
 * whether it is really sent or lands in the local mailbox. Sending requires the password.
 */
export async function openLocalSmtp(mailer: Mailer): Promise<LocalSmtp> {
  // Loaded lazily: most starts call no function.
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ])
  const password = randomBytes(24).toString('base64url')
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    size: maxSize,
    onAuth(auth, _session, callback) {
      const given = Buffer.from(auth.password ?? '')
      const wanted = Buffer.from(password)
      if (given.length === wanted.length && timingSafeEqual(given, wanted))
        callback(null, { user: 'function' })
      else callback(new Error('Wrong password'))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        try {
          if (stream.sizeExceeded)
            throw Object.assign(new Error('The email is too large'), { responseCode: 552 })
          const { subject = '', html, text } = await PostalMime.parse(Buffer.concat(chunks))
          for (const { address } of session.envelope.rcptTo) {
            await mailer.send({ to: address, subject, html: html ?? '', text })
          }
          callback()
        } catch (error) {
          callback(error as Error)
        }
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://function:${password}@127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
