import { X509Certificate } from 'node:crypto'
import { badRequest } from '../errors.ts'
import { attributeOf, children, isElement, parseXml, textOf, withDescendants, XmlRefused } from './xml.ts'

export const largestMetadata = 512 * 1024
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const fewestBits = 2048

/** What we need to know about an identity provider. */
export interface IdpMetadata {
  entityId: string
  /** Where to send people to sign in. */
  signInUrl: string
  /** The keys its signatures are checked with, and nothing else in the metadata. */
  certificates: string[]
  validUntil: Date | undefined
}

const refuse = (reason: string) => badRequest('validation_failed', `The metadata can't be used: ${reason}.`)

export function readIdpMetadata(xml: string): IdpMetadata {
  if (Buffer.byteLength(xml) > largestMetadata) throw refuse('it is too large')
  try {
    return read(xml)
  } catch (error) {
    throw error instanceof XmlRefused ? refuse(lowerFirst(error.message)) : error
  }
}

function read(xml: string): IdpMetadata {
  const root = parseXml(xml, { comments: true })
  const entities = withDescendants(root).filter((element) =>
    isElement(element, 'metadata', 'EntityDescriptor'),
  )
  const providers = entities.filter((entity) => children(entity, 'metadata', 'IDPSSODescriptor').length)
  if (providers.length !== 1) throw refuse('it must describe exactly one identity provider')
  const entity = providers[0]!
  const [descriptor] = children(entity, 'metadata', 'IDPSSODescriptor')
  const entityId = attributeOf(entity, 'entityID')
  if (!entityId || entityId.length > 1024) throw refuse('it has no entityID')
  return {
    entityId,
    signInUrl: signInUrl(descriptor!),
    certificates: certificates(descriptor!),
    validUntil: dateOf(attributeOf(entity, 'validUntil') ?? attributeOf(root, 'validUntil')),
  }
}

/** Browsers are sent there, so an address with a script in it must not get in. */
function signInUrl(descriptor: Element): string {
  const services = children(descriptor, 'metadata', 'SingleSignOnService')
  const service = services.find((one) => attributeOf(one, 'Binding') === redirectBinding)
  if (!service) throw refuse('it has no SingleSignOnService with the HTTP-Redirect binding')
  const location = attributeOf(service, 'Location') ?? ''
  const url = URL.canParse(location) ? new URL(location) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe) throw refuse('the address of its SingleSignOnService must begin with https://')
  return url.href
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host)

function certificates(descriptor: Element): string[] {
  const keys = children(descriptor, 'metadata', 'KeyDescriptor').filter(
    (key) => (attributeOf(key, 'use') ?? 'signing') === 'signing',
  )
  const found = keys
    .flatMap(withDescendants)
    .filter((element) => isElement(element, 'signature', 'X509Certificate'))
    .map((element) => toPem(textOf(element)))
  if (!found.length) throw refuse('it has no certificate for signing')
  if (found.length > 10) throw refuse('it has too many certificates')
  return [...new Set(found)]
}

function toPem(base64: string): string {
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    throw refuse('one of its certificates is not valid')
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
  if (type !== 'rsa' || (details?.modulusLength ?? 0) < fewestBits) {
    throw refuse(`its certificates must have RSA keys of at least ${fewestBits} bits`)
  }
  return certificate.toString()
}

function dateOf(text: string | undefined): Date | undefined {
  const date = text ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
