import type { TestServer } from '../../server/testing/server.ts'

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, which tests compare as a whole
  body: any
}

/** A directory that calls with an organization's token. */
export type Directory = ReturnType<typeof directory>

export function directory(server: TestServer, token: string) {
  const send = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(`${server.url}/functions/v1/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }
  const patch = (path: string, ...Operations: object[]) =>
    send('PATCH', path, { schemas: [patchOp], Operations })
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
    put: (path: string, body: unknown) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
    patch,
    send,
    find: (filter: string) => send('GET', `/Users?filter=${encodeURIComponent(filter)}`),
    deactivate: (id: string) => patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' }),
    reactivate: (id: string) => patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' }),
  }
}

const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** As Entra ID creates someone. */
export const entraUser = (email: string, more: object = {}) => ({
  schemas: [coreUser, enterpriseUser],
  externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
  userName: email,
  active: true,
  displayName: 'Lennay',
  emails: [{ primary: true, type: 'work', value: email }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Ryan Leenay', familyName: 'Leenay', givenName: 'Ryan' },
  [enterpriseUser]: { department: 'Sales', employeeNumber: '7' },
  ...more,
})

/** As Okta creates someone. */
export const oktaUser = (email: string, more: object = {}) => ({
  schemas: [coreUser],
  userName: email,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: email, type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
  ...more,
})
