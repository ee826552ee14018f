import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify'
import { findProgram } from '../program.ts'

export interface KeyPair {
  privateKey: string
  certificate: string
}

/** A key with a self-signed certificate, for this run only. */
export function makeKeyPair(bits = 2048): KeyPair {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-key-'))
  try {
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
    const kind = ['-x509', '-newkey', `rsa:${bits}`, '-nodes', '-days', '2', '-subj', '/CN=idp.example.test']
    execFileSync(findProgram('openssl')!, ['req', ...kind, '-keyout', key, '-out', certificate], {
      stdio: 'pipe',
    })
    return { privateKey: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const base64Of = (certificate: string) => certificate.replace(/-----[^-]+-----|\s/g, '')

/** The metadata an identity provider publishes. */
export function metadataOf(entityId: string, signInUrl: string, { certificate }: KeyPair): string {
  return `<?xml version="1.0"?>
<!-- Downloaded from the identity provider -->
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${base64Of(certificate)}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/>
  </IDPSSODescriptor>
</EntityDescriptor>`
}

export interface SamlPerson {
  subject: string
  email: string
  name: string
  role: string
}

export interface SamlIdp {
  entityId: string
  keys: KeyPair
  metadata: string
  /** The ID of a request, once it was parsed and found to come from the service. */
  readRequest(url: URL): Promise<{ id: string; acsUrl: string }>
  /** What its page posts for a person who signed in: the response in base64. */
  respond(requestUrl: URL, person: SamlPerson): Promise<string>
}

const attribute = (name: string, valueTag: string) => ({
  name,
  valueTag,
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  valueXsiType: 'xs:string',
})

// It validates against the schema of SAML with Java; our own requests don't need that here.
setSchemaValidator({ validate: async () => 'not validated' })

/** An identity provider that signs with a library of its own, so that ours isn't only tested with itself. */
export function startIdp(serviceMetadata: string, entityId: string, signInUrl: string): SamlIdp {
  const keys = makeKeyPair()
  const metadata = metadataOf(entityId, signInUrl, keys)
  const idp = IdentityProvider({
    metadata,
    privateKey: keys.privateKey,
    isAssertionEncrypted: false,
    loginResponseTemplate: {
      context: responseTemplate,
      attributes: [attribute('mail', 'email'), attribute('displayName', 'name'), attribute('role', 'role')],
    },
  })
  const service = ServiceProvider({ metadata: serviceMetadata })
  const parse = async (url: URL) => {
    const query = Object.fromEntries(url.searchParams)
    const { extract } = await idp.parseLoginRequest(service, 'redirect', { query })
    const request = extract.request as { id: string; assertionConsumerServiceUrl: string }
    return { extract, id: request.id, acsUrl: request.assertionConsumerServiceUrl }
  }
  return {
    entityId,
    keys,
    metadata,
    readRequest: async (url) => {
      const { id, acsUrl } = await parse(url)
      return { id, acsUrl }
    },
    respond: async (url, person) => {
      const { extract, id, acsUrl } = await parse(url)
      const customTagReplacement = (template: string) => {
        const values = {
          ...responseValues(entityId, service.entityMeta.getEntityID(), acsUrl, id),
          ...person,
        }
        const filled = Object.entries(values).reduce(
          (text, [tag, value]) => text.replaceAll(`{${tag}}`, value),
          ['email', 'name', 'role'].reduce(
            (text, tag) => text.replaceAll(`{attr${tag.charAt(0).toUpperCase()}${tag.slice(1)}}`, `{${tag}}`),
            template,
          ),
        )
        return { id: values.responseId, context: filled }
      }
      const { context } = await idp.createLoginResponse(
        service,
        { extract },
        'post',
        {},
        { customTagReplacement },
      )
      return context
    },
  }
}

const responseTemplate = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{responseId}" Version="2.0" IssueInstant="{now}" Destination="{acsUrl}" InResponseTo="{requestId}"><saml:Issuer>{issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" ID="{assertionId}" Version="2.0" IssueInstant="{now}"><saml:Issuer>{issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">{subject}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{later}" Recipient="{acsUrl}" InResponseTo="{requestId}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{now}" NotOnOrAfter="{later}"><saml:AudienceRestriction><saml:Audience>{audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{now}" SessionIndex="{assertionId}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>{AttributeStatement}</saml:Assertion></samlp:Response>`

function responseValues(issuer: string, audience: string, acsUrl: string, requestId: string) {
  const now = Date.now()
  const unique = () => `_${crypto.randomUUID()}`
  return {
    issuer,
    audience,
    acsUrl,
    requestId,
    responseId: unique(),
    assertionId: unique(),
    now: new Date(now).toISOString(),
    later: new Date(now + 300_000).toISOString(),
  }
}
