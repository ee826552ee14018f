import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, makeUser, signedIn } from '../../testing/auth/helpers.ts'
import { makeKeyPair, metadataOf } from '../../testing/sso/identity-provider.ts'
import { startWorld, type World } from '../../testing/sso/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const keys = makeKeyPair()
let count = 0
const metadata = (more: { location?: string; keys?: typeof keys } = {}) => {
  count += 1
  return metadataOf(`https://admin-${count}.test`, more.location ?? 'https://idp.test/sso', more.keys ?? keys)
}

describe('providers', () => {
  it('are created, listed, changed and deleted', async () => {
    const xml = metadata()
    const domains = ['one.admin.test', 'ONE.admin.test']
    const created = await world.admin('POST', '', { type: 'saml', metadata_xml: xml, domains })
    expect(created).toMatchObject({
      status: 201,
      body: { domains: [{ domain: 'one.admin.test' }], disabled: false, saml: { metadata_xml: xml } },
    })
    const { id } = created.body
    const list = await world.admin('GET', '')
    expect(list.body.items).toEqual(expect.arrayContaining([expect.objectContaining({ id })]))
    expect(JSON.stringify(list.body)).not.toContain('X509Certificate')

    const change = { domains: ['two.admin.test'], resource_id: 'campus', disabled: true }
    const changed = await world.admin('PUT', `/${id}`, change)
    expect(changed.body).toMatchObject({
      domains: [{ domain: 'two.admin.test' }],
      resource_id: 'campus',
      disabled: true,
    })
    expect((await world.admin('GET', '/resource_campus')).body).toEqual(changed.body)
    expect((await world.admin('PUT', `/${id}`, {})).body).toMatchObject({
      disabled: true,
      resource_id: 'campus',
    })

    expect((await world.admin('DELETE', `/${id}`)).body.id).toBe(id)
    expect(await world.admin('GET', `/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'sso_provider_not_found' },
    })
  })

  it('are closed to everyone without the secret key', async () => {
    expect((await call(world.server, 'GET', '/admin/sso/providers')).status).toBe(403)
    const { session } = await signedIn(world.server, await makeUser(world.server))
    const headers = { authorization: `Bearer ${session.access_token}` }
    const body = { type: 'saml', metadata_xml: metadata() }
    expect((await call(world.server, 'POST', '/admin/sso/providers', { body, headers })).status).toBe(403)
  })

  it('have an entity and domains of their own', async () => {
    const xml = metadata()
    const { body } = await world.admin('POST', '', {
      type: 'saml',
      metadata_xml: xml,
      domains: ['mine.admin.test'],
    })
    const again = await world.admin('POST', '', { type: 'saml', metadata_xml: xml })
    expect(again).toMatchObject({ status: 422, body: { code: 'saml_idp_already_exists' } })
    const taken = { type: 'saml', metadata_xml: metadata(), domains: ['MINE.admin.test'] }
    expect(await world.admin('POST', '', taken)).toMatchObject({
      status: 400,
      body: { code: 'sso_domain_already_exists' },
    })
    const replaced = await world.admin('PUT', `/${body.id}`, { metadata_xml: metadata() })
    expect(replaced).toMatchObject({ status: 400, body: { code: 'saml_entity_id_mismatch' } })
  })
})

describe('metadata', () => {
  const refusal = async (xml: string) =>
    (await world.admin('POST', '', { type: 'saml', metadata_xml: xml })).body.message

  it.each([
    ['not XML', 'hello', 'not well-formed'],
    ['something else', '<html/>', 'exactly one identity provider'],
    ['a script as its address', metadata({ location: 'javascript:alert(1)' }), 'must begin with https://'],
    [
      'an address without encryption',
      metadata({ location: 'http://idp.test/sso' }),
      'must begin with https://',
    ],
    [
      'an external entity',
      `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${metadata()}`,
      'declaration',
    ],
    ['no key', metadata().replace(/<KeyDescriptor[\s\S]*<\/KeyDescriptor>/, ''), 'no certificate'],
    ['a broken certificate', metadata().replace(/<X509Certificate>.{40}/, '<X509Certificate>'), 'not valid'],
    ['a short key', metadata({ keys: makeKeyPair(1024) }), '2048 bits'],
    ['only a form to post', metadata().replace('HTTP-Redirect', 'HTTP-POST'), 'HTTP-Redirect'],
  ])('with %s is refused', async (_, xml, reason) => {
    expect(await refusal(xml)).toContain(reason)
  })

  it.each([
    ['http://idp.test/metadata', 'not a HTTPS URL'],
    ['file:///etc/passwd', 'not a HTTPS URL'],
    ['https://127.0.0.1/metadata', 'not public'],
    ['https://[::1]/metadata', 'not public'],
    ['https://[::ffff:10.0.0.1]/metadata', 'not public'],
    ['https://169.254.169.254/latest/meta-data', 'not public'],
    ['https://2130706433/metadata', 'not public'],
    ['https://localhost:5432/', 'not a public address'],
  ])('is not read from %s', async (metadata_url, reason) => {
    const { status, body } = await world.admin('POST', '', { type: 'saml', metadata_url })
    expect(status).toBe(400)
    expect(body.message).toContain(reason)
  })

  it('comes from one place', async () => {
    const both = { type: 'saml', metadata_xml: metadata(), metadata_url: 'https://idp.test/metadata' }
    expect((await world.admin('POST', '', both)).status).toBe(400)
    expect((await world.admin('POST', '', { type: 'saml' })).status).toBe(400)
    expect((await world.admin('POST', '', { type: 'oidc', metadata_xml: metadata() })).status).toBe(400)
  })
})
