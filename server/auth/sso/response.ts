import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { type Assertion, AssertionRefused, clockSkewMs, type Expected, readAssertion } from './assertion.ts'
import { attributeOf, isElement, onlyChild, parseXml, textOf, withDescendants } from './xml.ts'

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** SHA-1 and everything unusual are refused, whatever the library would accept. */
const algorithms: Record<string, ReadonlySet<string>> = {
  SignatureMethod: new Set([
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ]),
  DigestMethod: new Set([
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ]),
  CanonicalizationMethod: new Set(['http://www.w3.org/2001/10/xml-exc-c14n#']),
  Transform: new Set([
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
  ]),
}

export function decodeResponse(base64: string): string {
  const bytes = Buffer.from(base64, 'base64')
  const text = bytes.toString('utf8')
  // A document that two programs could decode differently.
  if (!bytes.length || !Buffer.from(text, 'utf8').equals(bytes)) refuse('The response is not UTF-8')
  return text
}

/** Whom a response claims to come from. Nothing is proven yet. */
export function claimedIssuer(xml: string): string {
  return textOf(onlyChild(parseResponse(xml), 'assertion', 'Issuer'))
}

/**
 * Verifies a response and returns what its signed assertion says. The shape is checked first, so that there is only
 * one assertion in it that any program could find; then the library checks the signature and returns what it covers,
 * and only that is read.
 */
export async function verifyResponse(
  xml: string,
  expected: Expected,
  certificates: string[],
): Promise<Assertion> {
  const response = parseResponse(xml)
  assertShape(response)
  assertAddressed(response, expected)
  const saml = new SAML({
    issuer: expected.audience,
    audience: expected.audience,
    callbackUrl: expected.recipient,
    idpIssuer: expected.issuer,
    idpCert: certificates,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // Ours are in the database; see relay-states.ts.
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: clockSkewMs,
  })
  const SAMLResponse = Buffer.from(xml, 'utf8').toString('base64')
  const verified = await saml.validatePostResponseAsync({ SAMLResponse }).catch((error: Error) => {
    throw new AssertionRefused(error.message, { cause: error })
  })
  const signedXml = verified.profile?.getAssertionXml?.()
  if (!signedXml) refuse('The response contains no assertion')
  return readAssertion(signedXml!, expected)
}

function refuse(reason: string): never {
  throw new AssertionRefused(reason)
}

function parseResponse(xml: string): Element {
  const root = parseXml(xml, { comments: false })
  if (!isElement(root, 'protocol', 'Response')) refuse('This is not a SAML response')
  return root
}

/** One assertion, directly in the response, with one signature directly in it; IDs that name one element each. */
function assertShape(response: Element): void {
  const all = withDescendants(response)
  const named = (name: string) => all.filter(({ localName }) => localName === name)
  if (named('EncryptedAssertion').length) refuse('Encrypted assertions are not supported')
  const assertions = named('Assertion')
  if (!assertions.length) refuse(statusOf(response))
  const [assertion] = assertions
  if (assertions.length > 1 || assertion!.parentNode !== response || named('Response').length > 1) {
    refuse('The response must contain exactly one assertion')
  }
  const signatures = named('Signature')
  if (!signatures.some(({ parentNode }) => parentNode === assertion)) refuse('The assertion is not signed')
  if (signatures.some(({ parentNode }) => parentNode !== assertion && parentNode !== response)) {
    refuse('There is a signature in an unexpected place')
  }
  if (new Set(signatures.map(({ parentNode }) => parentNode)).size < signatures.length) {
    refuse('There is more than one signature')
  }
  assertUniqueIds(all)
  for (const signature of signatures) assertAlgorithms(signature)
}

function assertUniqueIds(all: Element[]): void {
  const ids = all.flatMap(({ attributes }) =>
    Array.from(attributes)
      .filter(({ localName }) => localName?.toLowerCase() === 'id')
      .map(({ value }) => value),
  )
  if (new Set(ids).size < ids.length) refuse('Two elements have the same ID')
}

function assertAlgorithms(signature: Element): void {
  for (const element of withDescendants(signature)) {
    if (element.localName === 'Object') refuse('There is an object in the signature')
    const allowed = algorithms[element.localName]
    if (!allowed) continue
    const algorithm = attributeOf(element, 'Algorithm') ?? ''
    if (!allowed.has(algorithm)) refuse(`The algorithm ${algorithm.slice(0, 100)} is not accepted`)
  }
}

function assertAddressed(response: Element, expected: Expected): void {
  const destination = attributeOf(response, 'Destination')
  if (destination !== undefined && destination !== expected.recipient) {
    refuse('The response is for another destination')
  }
  const issuer = onlyChild(response, 'assertion', 'Issuer')
  if (issuer && textOf(issuer) !== expected.issuer) refuse('The response comes from another issuer')
  if (attributeOf(response, 'InResponseTo') !== expected.requestId) {
    refuse('The response does not answer this sign-in')
  }
  const status = onlyChild(response, 'protocol', 'Status')
  const code = status && onlyChild(status, 'protocol', 'StatusCode')
  if (!code || attributeOf(code, 'Value') !== success) refuse(statusOf(response))
}

/** What the provider says when it did not sign the person in. */
function statusOf(response: Element): string {
  const status = onlyChild(response, 'protocol', 'Status')
  const codes = status ? withDescendants(status).map((one) => attributeOf(one, 'Value')) : []
  const code = codes.filter(Boolean).at(-1)?.split(':').at(-1)?.slice(0, 60)
  return code && code !== 'Success'
    ? `The identity provider answered ${code}`
    : 'The response contains no assertion'
}
