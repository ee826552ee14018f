import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import type { Auth } from '../auth.ts'
import type { Queryable } from '../database.ts'
import { AuthError, badRequest, forbidden, notFound, reasonOf, unexpected } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { codeRedirect, providerErrorRedirect, sessionRedirect } from '../redirects/answers.ts'
import { issueSession } from '../sessions/issue.ts'
import type { User } from '../users/user.ts'
import { signInPerson } from './accounts.ts'
import { type Assertion, AssertionRefused } from './assertion.ts'
import { readPerson } from './person.ts'
import { findProvider, findProviderByEntity, type SsoProvider } from './providers.ts'
import { currentMetadata } from './refresh-metadata.ts'
import { endVisit, releaseCode } from './relay-states.ts'
import { claimedIssuer, decodeResponse, verifyResponse } from './response.ts'
import type { Sso } from './sso.ts'
import { assertEnabled } from './start.ts'
import { XmlRefused } from './xml.ts'

const largestForm = 512 * 1024

/** Why the person comes, and where they end up. */
interface Visit {
  provider: SsoProvider
  /** Undefined if the identity provider sent them without our asking. */
  requestId: string | undefined
  target: string
  flowId: string | null
}

/** Receives a response of an identity provider, and redirects the browser with a session, a code or an error. */
export async function assertionConsumer(sso: Sso, c: Context): Promise<Response> {
  const { auth } = sso
  let target = auth.redirects.siteUrl
  try {
    await auth.limits.address('sign_in_sign_ups', factsOf(auth, c).ip)
    const form = await readForm(c)
    const xml = decodeResponse(form.get('SAMLResponse') ?? '')
    const visit = await visitOf(auth, form.get('RelayState') ?? '', xml)
    target = visit.target
    assertEnabled(visit.provider)
    const assertion = await verify(sso, visit, xml)
    await consume(auth, visit.provider, assertion)
    return await finish(auth, c, visit, assertion)
  } catch (error) {
    const known = asAuthError(error)
    if (known.status >= 500) auth.engine.log.error({ reason: reasonOf(error) }, 'single sign-on failed')
    return providerErrorRedirect(c, target, known)
  }
}

async function readForm(c: Context): Promise<URLSearchParams> {
  const form = await readBody(c, largestForm).catch((error) => {
    throw error instanceof HttpError ? badRequest('validation_failed', error.message) : error
  })
  return new URLSearchParams(form.toString('utf8'))
}

/** A response that answers no request of ours could have been obtained from someone else, so it is refused by default. */
async function visitOf(auth: Auth, relayState: string, xml: string): Promise<Visit> {
  const isOurs = /^[0-9a-f-]{36}$/i.test(relayState)
  if (!isOurs && auth.engine.env.SSO_IDP_INITIATED === 'on') {
    const provider = await findProviderByEntity(auth.db, claimedIssuer(xml))
    const target = auth.redirects.isAllowed(relayState) ? relayState : auth.redirects.siteUrl
    return { provider: known(provider), requestId: undefined, target, flowId: null }
  }
  const { providerId, ...visit } = await endVisit(auth.db, relayState)
  return { ...visit, provider: known(await findProvider(auth.db, providerId)) }
}

function known(provider: SsoProvider | undefined): SsoProvider {
  if (provider) return provider
  throw notFound(
    'saml_idp_not_found',
    'A SAML connection has not been established with this Identity Provider',
  )
}

async function verify(sso: Sso, { provider, requestId }: Visit, xml: string): Promise<Assertion> {
  const { certificates } = await currentMetadata(sso.auth, provider)
  const issuer = provider.saml.entity_id
  const expected = { issuer, audience: sso.entityId(), recipient: sso.acsUrl(), requestId }
  return verifyResponse(xml, expected, certificates)
}

async function consume({ engine }: Auth, provider: SsoProvider, { id, expires }: Assertion): Promise<void> {
  const key = createHash('sha256').update(`${provider.saml.entity_id} ${id}`).digest('base64url')
  const { rowCount } = await engine.db.admin.query(
    `insert into _server.saml_assertions (key, expires_at) values ($1, $2) on conflict do nothing`,
    [key, expires],
  )
  if (!rowCount) throw new AssertionRefused('The assertion was used before')
}

function finish(auth: Auth, c: Context, visit: Visit, assertion: Assertion): Promise<Response> {
  const { provider, target, flowId } = visit
  const facts = factsOf(auth, c)
  const enter = async (tx: Queryable, user: User) => {
    if (flowId) return codeRedirect(c, target, await releaseCode(tx, flowId, user.id))
    const session = await issueSession(auth, tx, user, 'sso/saml', facts, { notAfter: assertion.sessionEnds })
    return sessionRedirect(c, target, session, '')
  }
  return signInPerson(auth, { provider, person: readPerson(provider, assertion), facts }, enter)
}

/** What the project's own triggers refuse with a message of theirs. */
const raised = 'P0001'

function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof AssertionRefused || error instanceof XmlRefused) {
    return badRequest('saml_assertion_refused', `The SAML response is refused: ${error.message}.`)
  }
  if ((error as { code?: string }).code === raised) return forbidden('sso_refused', (error as Error).message)
  return unexpected('Unexpected failure, please check server logs for more information')
}
