import { once } from 'node:events'
import net, { isIP } from 'node:net'
import tls from 'node:tls'
import type { Env } from './config/env.ts'
import type { Log } from './log.ts'
import { noteOperation, type Queryable } from './operations.ts'

export interface Certificate {
  host: string
  /** Missing if no certificate could be read. */
  expires?: string
  /** Why programs would refuse it, or why it couldn't be read. */
  problem?: string
}

const patienceMs = 10_000
const interval = 6 * 3600_000

/** Records how long the certificates of the public address and of the mail server are valid, now and every six hours. */
export function watchCertificates(db: Queryable, env: Env, log: Log): () => void {
  const look = async () => {
    const [site, smtp] = await Promise.all([siteCertificate(env), smtpCertificate(env)])
    await noteOperation(db, 'certificates', { site, smtp })
  }
  const run = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'could not look at certificates'))
  run()
  const timer = setInterval(run, interval)
  timer.unref()
  return () => clearInterval(timer)
}

async function siteCertificate({ SITE_URL }: Env): Promise<Certificate | undefined> {
  const url = SITE_URL ? new URL(SITE_URL) : undefined
  if (url?.protocol !== 'https:') return undefined
  return readCertificate(hostOf(url), Number(url.port || 443), false)
}

/** A mail server that offers no encryption has no certificate. */
async function smtpCertificate({ SMTP_URL }: Env): Promise<Certificate | undefined> {
  const url = SMTP_URL && URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : undefined
  if (!url?.hostname) return undefined
  const isSecure = url.protocol === 'smtps:'
  return readCertificate(hostOf(url), Number(url.port || (isSecure ? 465 : 587)), !isSecure)
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

export async function readCertificate(
  host: string,
  port: number,
  startTls: boolean,
): Promise<Certificate | undefined> {
  const signal = AbortSignal.timeout(patienceMs)
  let plain: net.Socket | undefined
  let secure: tls.TLSSocket | undefined
  try {
    if (startTls) {
      plain = net.connect({ host, port })
      if (!(await startEncryption(plain, signal))) return undefined
    }
    const servername = isIP(host) ? undefined : host
    secure = tls.connect({ host, port, servername, rejectUnauthorized: false, socket: plain })
    await once(secure, 'secureConnect', { signal })
    const { valid_to } = secure.getPeerCertificate()
    const problem = secure.authorized ? undefined : String(secure.authorizationError)
    return { host, expires: new Date(valid_to).toISOString(), problem }
  } catch (error) {
    const { code, name } = error as { code?: string; name: string }
    return { host, problem: signal.aborted ? 'ETIMEDOUT' : (code ?? name) }
  } finally {
    secure?.destroy()
    plain?.destroy()
  }
}

/** The beginning of an SMTP dialog, until both sides switch to TLS. */
async function startEncryption(socket: net.Socket, signal: AbortSignal): Promise<boolean> {
  const answer = async (): Promise<string> => {
    let text = ''
    while (!/^\d{3} .*\r?\n$/m.test(text)) text += (await once(socket, 'data', { signal }))[0]
    return text
  }
  await answer()
  socket.write('EHLO localhost\r\n')
  if (!/STARTTLS/i.test(await answer())) return false
  socket.write('STARTTLS\r\n')
  return (await answer()).startsWith('220')
}
