import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { signedIn, tokenOf } from './access-tokens.ts'
import { admin, newEmail, type Partner, partner, startProduct } from './people.ts'
import { good } from './review-work.ts'
import { type Directory, directory, entraUser, oktaUser, type Reply } from './scim.ts'

let server: TestServer
let company: Partner
let rival: Partner
let entra: Directory
let okta: Directory
let foreign: Directory
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await signedIn(server, await partner(server, 'company', { approver }))
  rival = await signedIn(server, await partner(server, 'company', { approver }))
  const { token } = await tokenOf(company, ['scim'], company.organizationId)
  entra = directory(server, token)
  okta = entra
  foreign = directory(server, (await tokenOf(rival, ['scim'], rival.organizationId)).token)
})
afterAll(() => server.close())

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const create = async (body: object = entraUser(newEmail())) => {
  const { status, body: made } = await entra.post('/Users', body)
  expect(status, JSON.stringify(made)).toBe(201)
  return made as { id: string; userName: string }
}
const expectError = ({ status, body, headers }: Reply, code: number, scimType?: string) => {
  expect([status, body.scimType], body.detail).toEqual([code, scimType])
  expect(body).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(code),
    detail: expect.any(String),
  })
  expect(headers.get('content-type')).toContain('application/scim+json')
}

describe('discovery', () => {
  it('describes what is offered, to those with a token', async () => {
    expect((await entra.get('/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 200 },
      bulk: { supported: false },
    })
    expect((await entra.get('/ResourceTypes')).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
      'User',
      'Group',
    ])
    expect((await entra.get('/ResourceTypes/User')).body.schema).toBe(userSchema)
    expect((await entra.get(`/Schemas/${userSchema}`)).body.name).toBe('User')
    expect((await entra.get('/Schemas')).body.totalResults).toBe(2)
    expectError(await entra.get('/Schemas/unknown'), 404)
    expectError(await directory(server, `essor_org_${'0'.repeat(48)}`).get('/ServiceProviderConfig'), 401)
  })

  it('refuses tokens that can’t provision', async () => {
    const { token } = await tokenOf(company, ['missions:read'], company.organizationId)
    expectError(await directory(server, token).get('/Users'), 403)
    expectError(await directory(server, company.token).get('/Users'), 401)
    const bare = await fetch(`${server.url}/functions/v1/scim/v2/Users`)
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it('says what isn’t offered', async () => {
    expectError(await entra.post('/Bulk', {}), 501)
    expectError(await entra.get('/Me'), 501)
    expectError(await entra.get('/Devices'), 404)
    expectError(await entra.send('DELETE', '/Users'), 405)
  })
})

describe('a person', () => {
  it('is created, found, read and deleted, as Entra ID does', async () => {
    const email = newEmail('Contoso.example')
    expect((await entra.find(`userName eq "${email}"`)).body).toMatchObject({
      totalResults: 0,
      Resources: [],
    })
    const made = await entra.post('/Users', entraUser(email, { roles: [] }))
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(made.body.meta.location)
    expect(made.body).toEqual({
      schemas: [userSchema],
      id: expect.any(String),
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: email,
      name: { familyName: 'Leenay', givenName: 'Ryan' },
      displayName: 'Lennay',
      active: true,
      emails: [{ primary: true, type: 'work', value: email.toLowerCase() }],
      groups: [],
      meta: expect.objectContaining({ resourceType: 'User', created: expect.stringMatching(/Z$/) }),
    })
    const { id } = made.body
    for (const filter of [
      `userName eq "${email.toUpperCase()}"`,
      `emails[type eq "work"].value eq "${email}"`,
      `emails.value eq "${email}" and active eq true`,
      `(externalId eq "nobody" or id eq "${id}") and not (active eq "False")`,
      `emails[type eq "work" and value eq "${email}"]`,
      `urn:ietf:params:scim:schemas:core:2.0:User:userName sw "${email.slice(0, 12)}" and displayName pr`,
    ])
      expect((await entra.find(filter)).body.Resources, filter).toEqual([made.body])
    expect((await entra.get(`/Users/${id}`)).body).toEqual(made.body)
    expect((await entra.delete(`/Users/${id}`)).status).toBe(204)
    expectError(await entra.get(`/Users/${id}`), 404)
    expectError(await entra.delete(`/Users/${id}`), 404)
    expectError(await entra.deactivate(id), 404)
  })

  it('is found by everything that directories look for, and only by that', async () => {
    const made = await create(oktaUser(newEmail(), { externalId: 'Ext-1', title: 'Head "of" \\ sales' }))
    const same = `id eq "${made.id}" and `
    for (const [filter, count] of [
      ['externalId eq "Ext-1"', 1],
      ['externalId eq "ext-1"', 0],
      ['title co "\\"OF\\" \\\\ s"', 1],
      ['active eq false', 0],
      ['meta.lastModified gt "2020-01-01T00:00:00Z"', 1],
      ['name.familyName ew "ser" and name.givenName ne "Other"', 1],
      ['emails[type eq "home"].value pr', 0],
      ['emails[type eq "work"].value pr', 1],
      ['emails[type eq "home"]', 0],
    ] as const)
      expect((await entra.find(same + filter)).body.totalResults, filter).toBe(count)
    for (const filter of [
      'userName',
      'userName eq',
      'userName is "x"',
      'userName eq "x" and',
      'userName eq "x") or (1 eq 1',
      `userName eq 'x'`,
      'password eq "x"',
      'members.value eq "x"',
      'meta.created gt "soon"',
      '('.repeat(30),
      `userName eq "${'x'.repeat(3000)}"`,
    ])
      expectError(await entra.find(filter), 400, 'invalidFilter')
    expect((await entra.find(`userName eq "' or true --"`)).body.totalResults).toBe(0)
  })

  it('is changed by PATCH in the forms that directories send', async () => {
    const { id } = await create()
    const path = `/Users/${id}`
    const other = newEmail()
    const entraPatch = await entra.patch(
      path,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: other },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: 'title', value: 'Recruiter' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'x',
      },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '1' },
    )
    expect(entraPatch.status, JSON.stringify(entraPatch.body)).toBe(200)
    expect(entraPatch.body).toMatchObject({
      title: 'Recruiter',
      name: { familyName: 'updatedFamilyName', givenName: 'Ryan' },
      emails: [{ value: other }],
    })
    const withoutPath = await entra.patch(path, {
      op: 'add',
      value: {
        'name.givenName': 'Given',
        'emails[type eq "home"].value': 'home@example.test',
        displayName: 'Shown',
        active: 'False',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'x',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { division: 'x' },
        id: 'ignored',
      },
    })
    expect(withoutPath.body).toMatchObject({
      id,
      active: false,
      displayName: 'Shown',
      name: { givenName: 'Given' },
      emails: [{ value: other }],
    })
    const oktaPatch = await okta.patch(path, { op: 'replace', value: { active: true } })
    expect(oktaPatch.body.active).toBe(true)
    const removed = await okta.patch(
      path,
      { op: 'REMOVE', path: 'displayName' },
      { op: 'remove', path: 'name' },
    )
    expect(removed.body).not.toHaveProperty('displayName')
    expect(removed.body).not.toHaveProperty('name')
    const modified = (await entra.get(path)).body.meta.lastModified
    await entra.patch(path, { op: 'replace', path: 'title', value: 'Recruiter' })
    expect((await entra.get(path)).body.meta.lastModified).toBe(modified)
  })

  it('is replaced by PUT, and keeps its access and address if they aren’t sent', async () => {
    const { id, userName } = await create(oktaUser(newEmail(), { title: 'Boss' }))
    const { body, status } = await okta.put(`/Users/${id}`, {
      schemas: [userSchema],
      id,
      userName,
      name: { givenName: 'Another', familyName: 'User' },
      meta: { resourceType: 'User' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, userName, active: true, emails: [{ value: userName }] })
    expect(body.name.givenName).toBe('Another')
    for (const gone of ['title', 'displayName', 'externalId']) expect(body).not.toHaveProperty(gone)
  })

  it('is refused with what is wrong', async () => {
    const { id } = await create()
    for (const [body, scimType] of [
      ['{', 'invalidSyntax'],
      ['[]', 'invalidSyntax'],
      [{}, 'invalidValue'],
      [{ userName: 'nobody' }, 'invalidValue'],
      [{ userName: newEmail(), active: 'maybe' }, 'invalidValue'],
      [{ userName: newEmail(), roles: [{ value: 'owner' }] }, 'invalidValue'],
      [{ userName: newEmail(), roles: [{ value: 'teacher' }] }, 'invalidValue'],
      [{ userName: newEmail(), title: 'x'.repeat(121) }, 'invalidValue'],
      [{ userName: newEmail(), emails: [{ type: 'work', value: 'no address' }] }, 'invalidValue'],
      [{ userName: newEmail(), displayName: 'a\u0000b' }, 'invalidValue'],
    ] as const)
      expectError(await entra.post('/Users', body), 400, scimType)
    for (const [operation, scimType] of [
      [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
      [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
      [{ op: 'remove' }, 'noTarget'],
      [{ op: 'replace', path: 'emails[type eq', value: 'x' }, 'invalidPath'],
      [{ op: 'replace', path: 'nonsense', value: 'x' }, 'invalidPath'],
      [{ op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
      [{ op: 'remove', path: 'userName' }, 'invalidValue'],
      [{ op: 'replace', path: 'active', value: 'no' }, 'invalidValue'],
    ] as const)
      expectError(await entra.patch(`/Users/${id}`, operation), 400, scimType)
    expectError(await entra.patch(`/Users/${id}`), 400, 'invalidSyntax')
    expectError(await entra.send('POST', '/Users', JSON.stringify({ userName: 'x'.repeat(1_000_001) })), 413)
  })

  it('exists once, also when it is created twice at the same moment', async () => {
    const email = newEmail()
    const replies = await Promise.all(Array.from({ length: 6 }, () => entra.post('/Users', entraUser(email))))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expectError(replies.find(({ status }) => status === 409)!, 409, 'uniqueness')
    expectError(await entra.post('/Users', entraUser(email.toUpperCase())), 409, 'uniqueness')
    expectError(
      await entra.post('/Users', { userName: 'another', emails: [{ value: email }] }),
      409,
      'uniqueness',
    )
    const { id } = await create()
    expectError(
      await entra.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: email }),
      409,
      'uniqueness',
    )
  })

  it('is unknown to another organization', async () => {
    const { id, userName } = await create()
    const { body: group } = await entra.post('/Groups', { displayName: 'Sales', members: [{ value: id }] })
    expect(group.members, group.detail).toHaveLength(1)
    expect((await foreign.find(`userName eq "${userName}"`)).body.totalResults).toBe(0)
    expect((await foreign.get('/Groups')).body.totalResults).toBe(0)
    for (const path of [`/Users/${id}`, `/Groups/${group.id}`]) {
      expectError(await foreign.get(path), 404)
      expectError(await foreign.patch(path, { op: 'replace', value: { displayName: 'Mine' } }), 404)
      expectError(await foreign.put(path, { userName, displayName: 'Mine' }), 404)
      expectError(await foreign.delete(path), 404)
    }
    expectError(
      await foreign.post('/Groups', { displayName: 'x', members: [{ value: id }] }),
      400,
      'invalidValue',
    )
    expect((await entra.get(`/Users/${id}`)).body.displayName).toBe('Lennay')
    expect((await foreign.post('/Users', entraUser(userName))).status).toBe(201)
  })

  it('is listed in pages, with the attributes that are wanted', async () => {
    for (let number = 0; number < 5; number += 1) await create()
    const all = (await entra.get('/Users')).body
    expect(all.itemsPerPage).toBe(all.totalResults)
    const ids: string[] = []
    for (let start = 1; start <= all.totalResults; start += 2) {
      const page = (await entra.get(`/Users?startIndex=${start}&count=2&attributes=userName,name.givenName`))
        .body
      expect(page).toMatchObject({ totalResults: all.totalResults, startIndex: start })
      for (const one of page.Resources) {
        ids.push(one.id)
        expect(Object.keys(one).every((key) => ['schemas', 'id', 'userName', 'name'].includes(key))).toBe(
          true,
        )
        expect(one.name ?? {}).not.toHaveProperty('familyName')
      }
    }
    expect(ids).toEqual(all.Resources.map(({ id }: { id: string }) => id))
    expect((await entra.get('/Users?count=0')).body).toMatchObject({ itemsPerPage: 0, Resources: [] })
    expect((await entra.get('/Users?startIndex=-3&count=1')).body.startIndex).toBe(1)
    expect((await entra.get('/Users?startIndex=9999')).body.Resources).toEqual([])
    expectError(await entra.get('/Users?count=ten'), 400, 'invalidValue')
  })
})

describe('a group', () => {
  it('is created, changed and deleted, as Entra ID and Okta do', async () => {
    const people = [await create(), await create(), await create()] as const
    const made = await entra.post('/Groups', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Reviewers',
      meta: { resourceType: 'Group' },
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ displayName: 'Reviewers', members: [] })
    const path = `/Groups/${made.body.id}`
    const members = async () =>
      (await entra.get(path)).body.members.map(({ value }: { value: string }) => value).sort()
    const ids = people.map(({ id }) => id)
    expect(
      (
        await entra.patch(path, {
          op: 'Add',
          path: 'members',
          value: [
            { $ref: null, value: ids[0] },
            { $ref: null, value: ids[1] },
          ],
        })
      ).status,
    ).toBe(204)
    expect(await members()).toEqual([ids[0]!, ids[1]!].sort())
    expect((await entra.get(`/Users/${ids[0]}`)).body.groups).toMatchObject([
      { value: made.body.id, display: 'Reviewers' },
    ])
    await entra.patch(path, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ids[0] }] })
    await okta.patch(
      path,
      { op: 'remove', path: `members[value eq "${ids[1]}"]` },
      { op: 'add', path: 'members', value: [{ value: ids[2], display: 'x' }] },
    )
    expect(await members()).toEqual([ids[2]])
    await okta.patch(path, { op: 'replace', value: { id: made.body.id, displayName: 'Renamed' } })
    await okta.patch(path, { op: 'replace', path: 'members', value: ids.map((value) => ({ value })) })
    expect(await members()).toEqual([...ids].sort())
    const found = await entra.get(
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "renamed"')}`,
    )
    expect(found.body.Resources).toHaveLength(1)
    expect(found.body.Resources[0]).not.toHaveProperty('members')
    expect(
      (await entra.get(`/Groups?filter=${encodeURIComponent(`members[value eq "${ids[0]}"]`)}`)).body
        .totalResults,
    ).toBe(1)
    expectError(await entra.post('/Groups', { displayName: 'RENAMED' }), 409, 'uniqueness')
    expectError(await entra.post('/Groups', {}), 400, 'invalidValue')
    expectError(
      await entra.patch(path, { op: 'add', path: 'members', value: [{ value: crypto.randomUUID() }] }),
      400,
      'invalidValue',
    )
    const put = await okta.put(path, { displayName: 'Put', members: [{ value: ids[0] }] })
    expect(put.body.members).toHaveLength(1)
    await entra.patch(path, { op: 'remove', path: 'members' })
    expect(await members()).toEqual([])
    expect((await entra.delete(path)).status).toBe(204)
    expectError(await entra.get(path), 404)
  })
})

it('a token that is revoked ends with the next call', async () => {
  const made = await tokenOf(company, ['scim'], company.organizationId)
  const other = directory(server, made.token)
  expect((await other.get('/Users?count=1')).status).toBe(200)
  good(await company.client.rpc('revoke_access_token', { token_id: made.id }))
  expectError(await other.get('/Users?count=1'), 401)
})
