import type { Context } from 'hono'
import type { Sso } from './sso.ts'

/** What identity providers need to know about us: our name, where responses go, and that assertions are signed. */
export function ourMetadata(sso: Sso, c: Context): Response {
  c.header('cache-control', 'public, max-age=600')
  if (c.req.query('download') === 'true') {
    c.header('content-disposition', 'attachment; filename="metadata.xml"')
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${xmlText(sso.entityId())}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${xmlText(sso.acsUrl())}" index="1" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
  return c.body(xml, 200, { 'content-type': 'application/samlmetadata+xml' })
}

const xmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
