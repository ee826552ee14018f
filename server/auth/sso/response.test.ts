import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assertionXml, type Claims, cut, responseXml, type Signing, sign } from '../../testing/sso/forge.ts'
import { makeKeyPair } from '../../testing/sso/identity-provider.ts'
import { decodeResponse, verifyResponse } from './response.ts'

const keys = makeKeyPair()
const otherKeys = makeKeyPair()
const expected = {
  issuer: 'https://idp.example.test/metadata',
  audience: 'https://app.example.test/auth/v1/sso/saml/metadata',
  recipient: 'https://app.example.test/auth/v1/sso/saml/acs',
  requestId: '_request',
}
const honest: Claims = {
  ...expected,
  destination: expected.recipient,
  nameId: 'ada',
  email: 'ada@campus.test',
  notBefore: -10,
  notOnOrAfter: 300,
  assertionId: '_assertion',
  responseId: '_response',
  status: 'Success',
}

function signed(more: Partial<Claims> = {}, how: Signing = {}, by = keys): string {
  const claims = { ...honest, ...more }
  return sign(responseXml(claims, assertionXml(claims)), 'Assertion', by, how)
}

const verify = (xml: string, wanted: Parameters<typeof verifyResponse>[1] = expected) =>
  verifyResponse(decodeResponse(Buffer.from(xml).toString('base64')), wanted, [keys.certificate])

const good = signed()
const signature = cut(good, 'ds:Signature')
const goodAssertion = cut(good, 'saml:Assertion')
/** What an attacker wants to be believed. */
const evil = assertionXml({ ...honest, nameId: 'admin', email: 'admin@campus.test', assertionId: '_evil' })

describe('a response with a signed assertion', () => {
  it('is read', async () => {
    const { id, nameId, attributes, expires } = await verify(good)
    expect(id).toBe('_assertion')
    expect(nameId).toEqual({ value: 'ada', isTransient: false, isEmail: false })
    expect(attributes.get('mail')).toEqual(['ada@campus.test'])
    expect(expires.getTime()).toBeGreaterThan(Date.now())
  })

  it('may be signed as a whole, too', async () => {
    const both = sign(good, 'Response', keys)
    expect((await verify(both)).nameId.value).toBe('ada')
  })

  it('is read with SHA-512', async () => {
    const how = {
      signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512',
    }
    expect((await verify(signed({}, how))).nameId.value).toBe('ada')
  })

  it('may answer no request only if none is expected', async () => {
    const unasked = signed({ requestId: undefined })
    await expect(verify(unasked)).rejects.toThrow('does not answer this sign-in')
    expect((await verify(unasked, { ...expected, requestId: undefined })).nameId.value).toBe('ada')
    await expect(verify(good, { ...expected, requestId: undefined })).rejects.toThrow('does not answer')
  })
})

describe('a signature', () => {
  it('is required on the assertion', async () => {
    const unsigned = responseXml(honest, assertionXml(honest))
    await expect(verify(unsigned)).rejects.toThrow('The assertion is not signed')
    await expect(verify(sign(unsigned, 'Response', keys))).rejects.toThrow('The assertion is not signed')
  })

  it('must come from the key in the metadata, not the one in the document', async () => {
    await expect(verify(signed({}, {}, otherKeys))).rejects.toThrow('Invalid signature')
  })

  it('must match what is said', async () => {
    await expect(verify(good.replace('ada@campus.test', 'eve@campus.test'))).rejects.toThrow(
      'Invalid signature',
    )
    await expect(verify(good.replace('>ada<', '>eve<'))).rejects.toThrow('Invalid signature')
  })

  it.each([
    ['RSA with SHA-1', { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['a SHA-1 digest', { digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
    [
      'a canonical form with comments',
      { transforms: ['http://www.w3.org/2001/10/xml-exc-c14n#WithComments'] },
    ],
  ])('with %s is refused', async (_, how) => {
    await expect(verify(signed({}, how))).rejects.toThrow('is not accepted')
  })

  it('with a shared secret, made from the public certificate, is refused', async () => {
    const hmac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'
    const forged = good.replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', hmac)
    await expect(verify(forged)).rejects.toThrow('is not accepted')
  })

  it('over something else is refused', async () => {
    await expect(verify(good.replace('URI="#_assertion"', 'URI=""'))).rejects.toThrow()
    await expect(verify(good.replace('URI="#_assertion"', 'URI="#_response"'))).rejects.toThrow()
    const two = cut(signature, 'ds:Reference').repeat(2)
    await expect(verify(good.replace(cut(signature, 'ds:Reference'), two))).rejects.toThrow(
      'Invalid signature',
    )
  })
})

/** The eight ways of wrapping that are known as XSW 1 to 8, each around a genuine signature. */
const wholeSigned = sign(good, 'Response', keys)
const withoutSignatures = (xml: string) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '')
const outer = (content: string) => responseXml({ ...honest, responseId: '_outer' }, content)
const inSignature = (content: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`)
const evilWith = (content: string) => evil.replace('</saml:Issuer>', `</saml:Issuer>${content}`)
const bare = withoutSignatures(goodAssertion)

describe('a wrapped signature', () => {
  it.each([
    [1, outer(evilWith(inSignature(wholeSigned)))],
    [2, outer(`${wholeSigned}${evil}`)],
    [3, outer(`${evil}${goodAssertion}`)],
    [4, outer(evilWith(goodAssertion))],
    [5, outer(`${evilWith(signature)}${bare}`)],
    [6, outer(evilWith(inSignature(bare)))],
    [7, outer(`<samlp:Extensions>${evil}</samlp:Extensions>${goodAssertion}`)],
    [8, outer(evilWith(inSignature(goodAssertion)))],
  ])('as in XSW %i is refused', async (_, xml) => {
    await expect(verify(xml)).rejects.toThrow(/exactly one|only|Object|object|one assertion/)
  })

  it('around one assertion with another as text or attribute changes nothing', async () => {
    await expect(verify(good.replace('ID="_assertion"', 'ID="_evil"'))).rejects.toThrow('Invalid signature')
    const twice = good.replace('<samlp:Status>', '<samlp:Status ID="_assertion">')
    await expect(verify(twice)).rejects.toThrow('Two elements have the same ID')
    const lower = good.replace('<samlp:Status>', '<samlp:Status id="_assertion">')
    await expect(verify(lower)).rejects.toThrow('Two elements have the same ID')
  })
})

describe('a document that programs could read differently', () => {
  it.each([
    ['a comment in the NameID', good.replace('>ada<', '>admin<!-- -->.ada<')],
    ['a comment anywhere', good.replace('<samlp:Status>', '<!-- x --><samlp:Status>')],
    ['a document type', `<!DOCTYPE Response [<!ENTITY who "admin">]>${good.replace('>ada<', '>&who;<')}`],
    [
      'an external entity',
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${good.replace('>ada<', '>&x;<')}`,
    ],
    [
      'entities that expand without end',
      `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`)
        .join('')}]>${good.replace('>ada<', '>&h;<')}`,
    ],
    ['a marked section', good.replace('>ada<', '><![CDATA[ada]]><')],
  ])('because of %s is refused', async (_, xml) => {
    await expect(verify(xml)).rejects.toThrow('a declaration or a comment')
  })

  it.each([
    [
      'a processing instruction',
      good.replace('<samlp:Status>', '<?evil x?><samlp:Status>'),
      'processing instruction',
    ],
    ['an unknown entity', good.replace('>ada<', '>&who;<'), 'not well-formed'],
    ['an open element', good.replace('</samlp:Response>', ''), 'not well-formed'],
    ['two roots', `${good}${good}`, 'not well-formed'],
    ['nothing', ' ', 'not well-formed'],
  ])('because of %s is refused', async (_, xml, reason) => {
    await expect(verify(xml)).rejects.toThrow(reason)
  })

  it('because of its encoding is refused', () => {
    expect(() => decodeResponse(Buffer.from([0xff, 0xfe, 0x3c]).toString('base64'))).toThrow('not UTF-8')
    expect(() => decodeResponse('')).toThrow('not UTF-8')
  })

  it('because of its size is refused before any signature is checked', async () => {
    const many = '<x/>'.repeat(6000)
    await expect(verify(good.replace('<samlp:Status>', `${many}<samlp:Status>`))).rejects.toThrow('too large')
    const deep = `${'<x>'.repeat(100)}${'</x>'.repeat(100)}`
    await expect(verify(good.replace('<samlp:Status>', `${deep}<samlp:Status>`))).rejects.toThrow('too large')
  })
})

describe('a genuine assertion', () => {
  it.each<[string, Partial<Claims>, string | RegExp]>([
    ['for another audience', { audience: 'https://other.example.test' }, /audience/],
    ['for another recipient', { recipient: 'https://other.example.test/acs' }, 'another recipient'],
    ['for another destination', { destination: 'https://other.example.test/acs' }, 'another destination'],
    ['of another issuer', { issuer: 'https://other-idp.example.test' }, 'another issuer'],
    ['that has expired', { notBefore: -600, notOnOrAfter: -120 }, /expired|No valid subject/],
    ['that is not valid yet', { notBefore: 120 }, 'not yet valid'],
    ['for another sign-in', { requestId: '_other' }, 'does not answer this sign-in'],
    ['about a failure', { status: 'Responder' }, 'The identity provider answered Responder'],
  ])('%s is refused', async (_, more, reason) => {
    await expect(verify(signed(more))).rejects.toThrow(reason)
  })

  it('in a response for this sign-in must be for it, too', async () => {
    const inner = cut(signed({ requestId: '_other' }), 'saml:Assertion')
    await expect(verify(responseXml(honest, inner))).rejects.toThrow('does not answer this sign-in')
  })

  it('may be a minute late', async () => {
    expect((await verify(signed({ notBefore: 30 }))).nameId.value).toBe('ada')
    expect((await verify(signed({ notBefore: -600, notOnOrAfter: -30 }))).nameId.value).toBe('ada')
  })

  it.each([
    ['no conditions', /<saml:Conditions[\s\S]*<\/saml:Conditions>/, /condition|audience/i],
    ['no audience', /<saml:AudienceRestriction>[\s\S]*<\/saml:AudienceRestriction>/, /audience/i],
    ['no confirmation', /<saml:SubjectConfirmation [\s\S]*<\/saml:SubjectConfirmation>/, 'bearer'],
    ['no statement', /<saml:AuthnStatement[\s\S]*<\/saml:AuthnStatement>/, 'signed in'],
    ['no end', / NotOnOrAfter="[^"]+"/g, 'NotOnOrAfter'],
    ['no recipient', / Recipient="[^"]+"/, 'another recipient'],
  ])('with %s is refused', async (_, part, reason) => {
    const partial = responseXml(honest, assertionXml(honest).replace(part, ''))
    await expect(verify(sign(partial, 'Assertion', keys))).rejects.toThrow(reason)
  })

  it('that is encrypted is refused with a reason', async () => {
    const encrypted = responseXml(honest, '<saml:EncryptedAssertion/>')
    await expect(verify(encrypted)).rejects.toThrow('Encrypted assertions are not supported')
  })
})

it('costs little, however hostile the document', async () => {
  const before = Date.now()
  const many = responseXml(honest, `<x ID="${randomUUID()}"/>`.repeat(2400))
  await expect(verify(many)).rejects.toThrow()
  expect(Date.now() - before).toBeLessThan(1000)
})
