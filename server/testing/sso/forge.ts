import { SignedXml } from 'xml-crypto'
import type { KeyPair } from './identity-provider.ts'

/** What a response says, piece by piece, so that a test can make each of them wrong. */
export interface Claims {
  issuer: string
  audience: string
  recipient: string
  destination: string
  requestId: string | undefined
  nameId: string
  email: string
  notBefore: number
  notOnOrAfter: number
  assertionId: string
  responseId: string
  status: string
}

const xmlns =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'
const time = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const answering = ({ requestId }: Claims) => (requestId === undefined ? '' : ` InResponseTo="${requestId}"`)

export function assertionXml(claims: Claims): string {
  const { issuer, audience, recipient, nameId, email, notBefore, notOnOrAfter, assertionId } = claims
  return `<saml:Assertion ${xmlns} ID="${assertionId}" Version="2.0" IssueInstant="${time(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${time(notOnOrAfter)}" Recipient="${recipient}"${answering(claims)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${time(notBefore)}" NotOnOrAfter="${time(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${time(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`
}

export function responseXml(claims: Claims, content: string): string {
  const { issuer, destination, responseId, status } = claims
  return `<samlp:Response ${xmlns} ID="${responseId}" Version="2.0" IssueInstant="${time(0)}" Destination="${destination}"${answering(claims)}><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${content}</samlp:Response>`
}

export interface Signing {
  signatureAlgorithm?: string
  digestAlgorithm?: string
  transforms?: string[]
}

const excludingNamespaces = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

/** Signs the element of that name; the signature follows its issuer, as the schema wants it. */
export function sign(
  xml: string,
  element: 'Assertion' | 'Response',
  keys: KeyPair,
  how: Signing = {},
): string {
  const signer = new SignedXml({ privateKey: keys.privateKey, publicCert: keys.certificate })
  signer.signatureAlgorithm = how.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
  signer.canonicalizationAlgorithm = excludingNamespaces
  signer.addReference({
    xpath: `//*[local-name(.)='${element}']`,
    transforms: how.transforms ?? [enveloped, excludingNamespaces],
    digestAlgorithm: how.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  const reference = `//*[local-name(.)='${element}']/*[local-name(.)='Issuer']`
  signer.computeSignature(xml, { prefix: 'ds', location: { reference, action: 'after' } })
  return signer.getSignedXml()
}

/** The part of a document with that name, as text. */
export function cut(xml: string, name: string): string {
  const found = new RegExp(`<(${name})[ >][\\s\\S]*?</\\1>`).exec(xml)
  if (!found) throw new Error(`there is no ${name}`)
  return found[0]
}
