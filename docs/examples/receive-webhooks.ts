// Receives webhooks, checks their signature, and prints the ID and type of each event once. Needs Node 20 and no package.
// ESSOR_WEBHOOK_SECRET=whsec_… PORT=8080 npx tsx receive-webhooks.ts

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

const { ESSOR_WEBHOOK_SECRET = '', PORT = '8080' } = process.env
const key = Buffer.from(ESSOR_WEBHOOK_SECRET.replace('whsec_', ''), 'base64')

/** Signed by the secret within the last five minutes. The body must be exactly what was received. */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const timestamp = String(headers['webhook-timestamp'])
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false
  const content = `${headers['webhook-id']}.${timestamp}.${body}`
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(content).digest('base64')}`)
  // While a secret is being replaced, there is a signature for each.
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((signature) => signature.length === wanted.length && timingSafeEqual(signature, wanted))
}

// A real receiver keeps these in its database, with what it does.
const known = new Set<string>()

createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end('wrong signature')
  const { id, type } = JSON.parse(body) as { id: string; type: string }
  if (!known.has(id)) process.stdout.write(`${id} ${type}\n`)
  known.add(id)
  response.writeHead(204).end()
}).listen(Number(PORT))
