import { z } from 'zod'
import { asCaller, asService, backendUrl, serviceKey } from '../_shared/backend.ts'
import { hasRecord } from './dns.ts'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
}
const service = asService()

const wish = z.discriminatedUnion('action', [
  z.object({ action: z.literal('check-domain'), organization: z.uuid(), domain: z.uuid() }),
  z.object({
    action: z.literal('connect'),
    organization: z.uuid(),
    metadataXml: z
      .string()
      .max(512 * 1024)
      .optional(),
    metadataUrl: z.string().max(2000).optional(),
  }),
])
type Wish = z.infer<typeof wish>

const facts = z.object({
  domains: z.array(
    z.object({
      id: z.string(),
      domain: z.string(),
      verifiedAt: z.string().nullable(),
      recordName: z.string(),
      recordValue: z.string(),
    }),
  ),
  connection: z.object({ providerId: z.string(), entityId: z.string() }).nullable(),
})
type Facts = z.infer<typeof facts>

class Refusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What owners do that the database can't: look up a DNS record, and let the auth service read metadata. */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { headers })
  const parsed = wish.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return refuse('bad_request', 'The request is not valid.', 400)
  const caller = asCaller(request.headers.get('authorization') ?? '')
  // Only an owner gets an answer.
  const { data, error } = await caller.rpc('single_sign_on', { organization: parsed.data.organization })
  if (error) return refuse(error.hint || error.code, error.message, 403)
  try {
    await act(parsed.data, facts.parse(data))
    return Response.json({}, { headers })
  } catch (cause) {
    if (cause instanceof Refusal) return refuse(cause.code, cause.message, 422)
    throw cause
  }
})

function refuse(code: string, message: string, status: number): Response {
  return Response.json({ code, message }, { status, headers })
}

async function act(wanted: Wish, known: Facts): Promise<void> {
  if (wanted.action === 'check-domain') await checkDomain(wanted.domain, known)
  else await connect(wanted, known)
}

async function checkDomain(id: string, { domains }: Facts): Promise<void> {
  const claimed = domains.find((one) => one.id === id)
  if (!claimed) throw new Refusal('domain_not_found', 'This domain is not claimed any more.')
  if (!(await hasRecord(claimed.recordName, claimed.recordValue))) {
    throw new Refusal('record_missing', 'The record was not found yet.')
  }
  await store('note_domain_proof', { domain_id: id })
}

async function connect(
  { organization, metadataXml, metadataUrl }: Extract<Wish, { action: 'connect' }>,
  { domains, connection }: Facts,
): Promise<void> {
  if (!domains.some(({ verifiedAt }) => verifiedAt)) {
    throw new Refusal('domain_unverified', 'Verify a domain first.')
  }
  const metadata = metadataUrl ? { metadata_url: metadataUrl } : { metadata_xml: metadataXml ?? '' }
  const known = connection && (await providers('PUT', `/${connection.providerId}`, metadata))
  // The metadata of another provider replaces the connection.
  const isReplaced = !known || known.code === 'saml_entity_id_mismatch'
  const saved = isReplaced ? await providers('POST', '', { type: 'saml', ...metadata }) : known
  if (!saved.id || !saved.saml) throw new Refusal(saved.code ?? 'metadata_refused', saved.message ?? '')
  await store('store_identity_provider', { organization, provider: saved.id, entity: saved.saml.entity_id })
}

const answer = z.object({
  id: z.string().optional(),
  saml: z.object({ entity_id: z.string() }).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})

/** The admin API of the auth service. */
async function providers(method: string, path: string, body: unknown): Promise<z.infer<typeof answer>> {
  const response = await fetch(`${backendUrl}/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: {
      apikey: serviceKey,
      authorization: `Bearer ${serviceKey}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  return answer.parse(await response.json())
}

async function store(name: string, values: Record<string, unknown>): Promise<void> {
  const { error } = await service.rpc(name, values)
  if (error) throw new Refusal(error.hint || error.code, error.message)
}
