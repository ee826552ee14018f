import { attributeOf, children, isElement, onlyChild, parseXml, textOf } from './xml.ts'

/** Clocks of two organizations differ a little. */
export const clockSkewMs = 60_000
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** What an assertion must be about. */
export interface Expected {
  /** The identity provider that we asked. */
  issuer: string
  /** Our name, and where assertions for us are delivered. */
  audience: string
  recipient: string
  /** Undefined if we asked nothing. */
  requestId: string | undefined
}

/** What an identity provider says about a person. */
export interface Assertion {
  id: string
  /** No one accepts it after that. */
  expires: Date
  nameId: { value: string; isTransient: boolean; isEmail: boolean }
  attributes: ReadonlyMap<string, string[]>
  /** When the provider wants the session to end. */
  sessionEnds: Date | undefined
}

/** Why an assertion is refused. The message is for the people who maintain the identity provider. */
export class AssertionRefused extends Error {
  override readonly name = 'AssertionRefused'
}

/** Reads what was signed, and checks that it was said to us, now, about the sign-in that we asked for. */
export function readAssertion(signedXml: string, expected: Expected, now = Date.now()): Assertion {
  const assertion = parseXml(signedXml, { comments: false })
  if (!isElement(assertion, 'assertion', 'Assertion')) refuse('The signature does not cover an assertion')
  if (attributeOf(assertion, 'Version') !== '2.0') refuse('The assertion is not version 2.0')
  const id = attributeOf(assertion, 'ID')
  if (!id || id.length > 256) refuse('The assertion has no ID')
  if (textOf(onlyChild(assertion, 'assertion', 'Issuer')) !== expected.issuer) {
    refuse('The assertion comes from another issuer')
  }
  const subject = onlyChild(assertion, 'assertion', 'Subject')
  if (!subject) return refuse('The assertion has no subject')
  const expires = [readConditions(assertion, expected, now), confirm(subject, expected, now)]
  return {
    id: id!,
    expires: new Date(Math.min(...expires)),
    nameId: readNameId(subject),
    attributes: readAttributes(assertion),
    sessionEnds: readSessionEnd(assertion, now),
  }
}

function refuse(reason: string): never {
  throw new AssertionRefused(reason)
}

function timeOf(element: Element, name: string): number | undefined {
  const text = attributeOf(element, name)
  if (text === undefined) return undefined
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? refuse(`${name} is not a time in UTC`) : time
}

/** Both ends of a validity, of which the later is required. Returns it. */
function assertCurrent(element: Element, now: number): number {
  const [begins, ends] = [timeOf(element, 'NotBefore'), timeOf(element, 'NotOnOrAfter')]
  if (begins !== undefined && begins > now + clockSkewMs) refuse('The assertion is not valid yet')
  if (ends === undefined) return refuse('The assertion has no end')
  if (ends <= now - clockSkewMs) refuse('The assertion has expired')
  return ends
}

function readConditions(assertion: Element, { audience }: Expected, now: number): number {
  const conditions = onlyChild(assertion, 'assertion', 'Conditions')
  if (!conditions) return refuse('The assertion has no conditions')
  const restrictions = children(conditions, 'assertion', 'AudienceRestriction')
  const names = (restriction: Element) => children(restriction, 'assertion', 'Audience').map(textOf)
  if (!restrictions.length || !restrictions.every((one) => names(one).includes(audience))) {
    refuse('The assertion is for another audience')
  }
  return assertCurrent(conditions, now)
}

/** The person who brought the assertion is its subject if it was delivered here, as the answer to our request. */
function confirm(subject: Element, expected: Expected, now: number): number {
  const confirmations = children(subject, 'assertion', 'SubjectConfirmation').filter(
    (one) => attributeOf(one, 'Method') === bearer,
  )
  if (confirmations.length !== 1) return refuse('The assertion needs one bearer confirmation')
  const data = onlyChild(confirmations[0]!, 'assertion', 'SubjectConfirmationData')
  if (!data) return refuse('The assertion does not say where it was delivered')
  if (attributeOf(data, 'Recipient') !== expected.recipient) refuse('The assertion is for another recipient')
  if (attributeOf(data, 'InResponseTo') !== expected.requestId) {
    refuse('The assertion does not answer this sign-in')
  }
  return assertCurrent(data, now)
}

function readNameId(subject: Element): Assertion['nameId'] {
  const nameId = onlyChild(subject, 'assertion', 'NameID')
  const format = nameId && attributeOf(nameId, 'Format')
  const value = textOf(nameId)
  if (value.length > 512) refuse('The NameID is too long')
  return { value, isTransient: format === transient, isEmail: format?.endsWith(':emailAddress') ?? false }
}

/** Values by name and, where the provider sends one, by friendly name, which never replaces a name. */
function readAttributes(assertion: Element): Map<string, string[]> {
  const [byName, byFriendlyName] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const all = children(assertion, 'assertion', 'AttributeStatement').flatMap((statement) =>
    children(statement, 'assertion', 'Attribute'),
  )
  for (const attribute of all) {
    const values = children(attribute, 'assertion', 'AttributeValue').map(textOf).filter(Boolean)
    const add = (to: Map<string, string[]>, name: string | undefined) =>
      name && to.set(name, [...(to.get(name) ?? []), ...values])
    add(byName, attributeOf(attribute, 'Name'))
    add(byFriendlyName, attributeOf(attribute, 'FriendlyName'))
  }
  return new Map([...byFriendlyName, ...byName])
}

function readSessionEnd(assertion: Element, now: number): Date | undefined {
  const statements = children(assertion, 'assertion', 'AuthnStatement')
  if (!statements.length) refuse('The assertion does not say that the person signed in')
  const ends = statements
    .map((one) => timeOf(one, 'SessionNotOnOrAfter'))
    .filter((time) => time !== undefined)
  if (!ends.length) return undefined
  const end = Math.min(...ends)
  if (end <= now) refuse('The session at the identity provider has ended')
  return new Date(end)
}
