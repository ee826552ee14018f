import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '../_shared/public-address.ts'
import type { Answer } from './answer.ts'
import { NoAnswer, post } from './exchange.ts'
import { signedHeaders } from './sign.ts'
import type { QueuedWebhook } from './webhook.ts'

const patienceMs = 10_000

/** The addresses of a host name. Others are for tests. */
type Resolve = (host: string) => Promise<string[]>

const resolveHost: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** The receiver answered with something other than success. */
class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
  readonly responseCode: number

  constructor(responseCode: number) {
    super(`the receiver answered ${responseCode}`)
    this.responseCode = responseCode
  }
}

/** Notes what came of it in the delivery; throws unless it was accepted. */
export async function deliver(
  webhook: QueuedWebhook,
  agent: string,
  resolve: Resolve = resolveHost,
): Promise<void> {
  let answer: Answer
  try {
    answer = await send(webhook, agent, resolve)
  } catch (error) {
    webhook.outcome = { error: error instanceof NoAnswer ? error.code : 'connection' }
    throw error
  }
  webhook.outcome = answer
  if (answer.status < 200 || answer.status > 299) throw new WebhookRefused(answer.status)
}

async function send(webhook: QueuedWebhook, agent: string, resolve: Resolve): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs)
  const url = new URL(webhook.url)
  const addresses = await addressesOf(url.hostname, webhook.is_inside, resolve, signal)
  const headers = {
    'content-type': 'application/json',
    accept: '*/*',
    'user-agent': agent,
    ...(await signedHeaders(webhook, Math.floor(Date.now() / 1000))),
  }
  let unreachable: unknown
  for (const address of addresses) {
    try {
      return await post(address, { url, headers, body: webhook.body }, signal)
    } catch (error) {
      // Nothing has been sent yet, so that another address can be tried.
      if (!(error instanceof NoAnswer) || error.code !== 'connection') throw error
      unreachable = error
    }
  }
  throw unreachable
}

/** Resolved once: what is checked here is what is connected to. IPv4 first, which every network has. */
async function addressesOf(
  host: string,
  isInside: boolean,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<string[]> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new NoAnswer('timeout', 'The name was not resolved in time')),
    )
  })
  const found = await Promise.race([resolve(host), late]).catch((error) => {
    throw error instanceof NoAnswer ? error : new NoAnswer('dns', (error as Error).message)
  })
  if (found.length === 0) throw new NoAnswer('dns', 'The name has no address')
  if (!isInside && !found.every(isPublicAddress)) throw new NoAnswer('address', 'The address is not public')
  return found.toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':'))).slice(0, 4)
}
