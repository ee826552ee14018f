import { afterAll, beforeAll, describe, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { attempt, type Rights, type TableRights } from './matrix.ts'
import {
  type Caller,
  everyRole,
  type Partner,
  partner,
  type RoleName,
  roleNames,
  startProduct,
} from './people.ts'

const hidden: Rights = { other: '0xxx' }
const readOwn: Rights = { own: '+xxx', other: '0xxx' }
const readAll: Rights = { own: '+xxx', other: '+xxx' }

/** Visitors can do nothing anywhere. */
const rights = (
  everyone: Rights,
  more: Partial<Record<RoleName, Rights>> & { admin: Rights },
): Record<RoleName, Rights> => ({
  anonymous: { other: 'xxxx' },
  candidate: everyone,
  pending: everyone,
  company: everyone,
  academia: everyone,
  on_maker: everyone,
  ...more,
})

const tables: Record<string, TableRights> = {
  profiles: {
    find: ({ id }) => ({ user_id: id }),
    add: ({ id }) => ({ user_id: id, first_name: 'Eve' }),
    change: { first_name: 'Eve' },
    rights: rights({ own: '+x+x', other: '0x0x' }, { admin: { own: '+x+x', other: '+x0x' } }),
  },
  user_roles: {
    find: ({ id }) => ({ user_id: id }),
    add: ({ id }) => ({ user_id: id, role: 'admin' }),
    change: { role: 'admin' },
    rights: rights(readOwn, { pending: hidden, admin: readAll }),
  },
  organizations: {
    find: ({ organizationId }) => ({ id: organizationId }),
    add: ({ id }) => ({ kind: 'company', name: 'Eve', requested_by: id }),
    change: { status: 'approved' },
    rights: rights(readOwn, { candidate: hidden, admin: { other: '+xxx' } }),
  },
  organization_members: {
    find: ({ organizationId }) => ({ organization_id: organizationId }),
    add: ({ id, organizationId }) => ({ user_id: id, organization_id: organizationId }),
    change: { member_role: 'owner' },
    rights: rights(readOwn, { candidate: hidden, admin: { other: '+xxx' } }),
  },
  notifications: {
    find: ({ id }) => ({ user_id: id }),
    add: ({ id }) => ({ user_id: id, kind: 'welcome' }),
    change: { read_at: '2026-01-01T00:00:00+00:00' },
    rights: rights({ own: '+x++', other: '0x00' }, { admin: { own: '+x++', other: '0x00' } }),
  },
  audit_log: {
    find: ({ id }) => ({ actor_id: id }),
    add: ({ id }) => ({ actor_id: id, action: 'nothing' }),
    change: { action: 'nothing' },
    rights: rights({ own: '0xxx', other: '0xxx' }, { admin: readAll }),
  },
  platform_settings: {
    find: () => ({ key: 'free_mail_domains' }),
    add: () => ({ key: 'other', value: [] }),
    change: { value: [] },
    rights: rights(hidden, { admin: { other: '+xxx' } }),
  },
}

let server: TestServer
let callers: Record<RoleName, Caller>
let stranger: Partner
beforeAll(async () => {
  server = await startProduct()
  callers = await everyRole(server)
  stranger = await partner(server, 'company')
  for (const { id } of [...Object.values(callers), stranger]) {
    if (!id) continue
    await server.sql(`insert into public.audit_log (actor_id, action) values ($1, 'something')`, [id])
    await server.sql(`select private.notify($1, 'welcome')`, [id])
  }
})
afterAll(() => server.close())

describe.each(Object.entries(tables))('%s', (...entry) => {
  const { rights } = entry[1]
  it.each(roleNames)('%s, rows of others', (role) =>
    attempt(server, callers[role], entry, stranger, rights[role].other),
  )
  const owners = roleNames.filter((role) => rights[role].own)
  it.runIf(owners.length > 0).each(owners)('%s, own rows', (role) =>
    attempt(server, callers[role], entry, callers[role], rights[role].own!),
  )
})
