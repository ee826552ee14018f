import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pause, TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { signedIn, tokenOf } from './access-tokens.ts'
import {
  admin,
  candidate,
  dataOf,
  enter,
  newEmail,
  type Partner,
  type Person,
  partner,
  rolesOf,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent, share } from './school.ts'
import { type Directory, directory, entraUser } from './scim.ts'

let server: TestServer
let boss: Person
let company: Partner
let school: Partner
let ofCompany: Directory
let ofSchool: Directory
const clients: TestClient[] = []
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await owner('company')
  school = await owner('academia')
  ofCompany = await directoryOf(company)
  ofSchool = await directoryOf(school)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

const owner = async (kind: 'company' | 'academia') =>
  signedIn(server, await partner(server, kind, { approver: boss }))
const directoryOf = async (who: Partner) =>
  directory(server, (await tokenOf(who, ['scim'], who.organizationId)).token)

async function create(to: Directory, email: string, more: object = {}) {
  const { status, body } = await to.post('/Users', entraUser(email, more))
  expect(status, body.detail).toBe(201)
  return body as { id: string; active: boolean }
}
const roleOf = async (organization: string, person: string) =>
  (
    await server.sql<{ role: string }>(
      `select member_role::text as role from public.organization_members where organization_id = $1 and user_id = $2`,
      [organization, person],
    )
  )[0]?.role
const invitationTo = async (organization: string, email: string) =>
  (
    await server.sql<{ id: string; member_role: string }>(
      'select id, member_role::text from public.team_invitations where organization_id = $1 and email = $2',
      [organization, email],
    )
  )[0]
const mailsTo = async (email: string) =>
  (
    await server.sql<{ kind: string }>('select kind from private.mails where recipient = $1 order by id', [
      email,
    ])
  ).map(({ kind }) => kind)
const accept = async (person: Person, organization: string) => {
  const { id } = (await invitationTo(organization, person.email))!
  return person.client.rpc('answer_team_invitation', { invitation_id: id, is_accepted: true })
}
/** A person whom the directory created and who accepted, with a session of their own. */
async function joined(to: Directory, { organizationId }: Partner, more: object = {}) {
  const person = await signedIn(server, await candidate(server))
  const { id } = await create(to, person.email, more)
  good(await accept(person, organizationId))
  return { ...person, scimId: id }
}
const actions = async (scimId: string) =>
  (
    await server.sql<{ action: string }>(
      `select action from public.audit_log where details ->> 'provisioned' = $1 order by id`,
      [scimId],
    )
  ).map(({ action }) => action.replace('provisioning.', ''))

describe('a person in a company’s directory', () => {
  it('is invited by email, and joins only by accepting', async () => {
    const unknown = newEmail()
    await create(ofCompany, unknown)
    expect(await invitationTo(company.organizationId, unknown)).toMatchObject({ member_role: 'reviewer' })
    expect(await mailsTo(unknown)).toEqual(['team_invited'])

    const person = await candidate(server)
    const before = await server.sql(
      `select account.email, account.encrypted_password, account.raw_user_meta_data, to_jsonb(profile) as profile
       from auth.users as account join public.profiles as profile on profile.user_id = account.id where account.id = $1`,
      [person.id],
    )
    const made = await create(ofCompany, person.email, { roles: [{ value: 'Recruiter', primary: 'True' }] })
    expect(await roleOf(company.organizationId, person.id)).toBeUndefined()
    good(await accept(person, company.organizationId))
    expect(await roleOf(company.organizationId, person.id)).toBe('recruiter')
    await ofCompany.patch(
      `/Users/${made.id}`,
      { op: 'replace', path: 'displayName', value: 'Taken Over' },
      { op: 'replace', path: 'emails[type eq "work"].value', value: newEmail() },
      { op: 'replace', value: { password: 'Other-Pass-1!', 'name.givenName': 'Taken' } },
    )
    expect(
      await server.sql(
        `select account.email, account.encrypted_password, account.raw_user_meta_data, to_jsonb(profile) as profile
         from auth.users as account join public.profiles as profile on profile.user_id = account.id where account.id = $1`,
        [person.id],
      ),
    ).toEqual(before)
    expect(await roleOf(company.organizationId, person.id)).toBe('recruiter')
    await ofCompany.deactivate(made.id)
    expect(await roleOf(company.organizationId, person.id)).toBeUndefined()
  })

  it('isn’t invited again after declining, nor twice', async () => {
    const person = await candidate(server)
    const { id } = await create(ofCompany, person.email)
    await ofCompany.patch(`/Users/${id}`, { op: 'replace', path: 'title', value: 'x' })
    expect(await mailsTo(person.email)).toEqual(['team_invited'])
    const invitation = (await invitationTo(company.organizationId, person.email))!
    good(
      await person.client.rpc('answer_team_invitation', { invitation_id: invitation.id, is_accepted: false }),
    )
    await ofCompany.patch(`/Users/${id}`, { op: 'replace', path: 'title', value: 'y' })
    expect(await invitationTo(company.organizationId, person.email)).toBeUndefined()
    await ofCompany.deactivate(id)
    await ofCompany.reactivate(id)
    expect(await invitationTo(company.organizationId, person.email)).toBeDefined()
    await ofCompany.delete(`/Users/${id}`)
    expect(await invitationTo(company.organizationId, person.email)).toBeUndefined()
    const left = await server.sql(
      `select from public.notifications where user_id = $1 and kind = 'team_invited' and read_at is null`,
      [person.id],
    )
    expect(left).toEqual([])
  })

  it('loses access with the call that deactivates them, in a session that is open', async () => {
    const person = await joined(ofCompany, company, { roles: [{ value: 'recruiter' }] })
    const { organizationId } = company
    const look = async () => ({
      team: hintOf(await person.client.rpc('team', { organization: organizationId })),
      organizations: good<unknown[]>(await person.client.from('organizations').select('id')).length,
      missions: good<unknown[]>(
        await person.client.from('missions').select('id').eq('organization_id', organizationId),
      ).length,
    })
    await server.sql('insert into public.missions (organization_id, created_by) values ($1, $2)', [
      organizationId,
      company.id,
    ])
    expect(await look()).toMatchObject({ team: 'done', organizations: 1 })
    const client = new TestClient(server, { token: person.token })
    clients.push(client)
    const channel = await client.join(`reviews:${organizationId}`, { private: true })
    const own = await client.join(`user:${person.id}`, { private: true })
    expect(await rolesOf(server, person.id)).toContain('company')

    const reply = await ofCompany.deactivate(person.scimId)
    expect([reply.status, reply.body.active]).toEqual([200, false])
    expect(await look()).toEqual({ team: 'members_only', organizations: 0, missions: 0 })
    expect(await rolesOf(server, person.id)).toEqual(['candidate'])
    expect(await own.messages(1)).toMatchObject([{ payload: { kind: 'team_removed' } }])
    await pause(300)
    await server.sql(`select realtime.send('{}', 'review', $1, true)`, [`reviews:${organizationId}`])
    await pause(300)
    expect(channel.received.filter(({ event }) => event === 'review')).toEqual([])
    expect(await actions(person.scimId)).toEqual(['created', 'invited', 'deactivated'])
  })

  it('comes back to the same account when access is restored, unless they left', async () => {
    const person = await joined(ofCompany, company, { roles: [{ value: 'recruiter' }] })
    await ofCompany.deactivate(person.scimId)
    await ofCompany.patch(`/Users/${person.scimId}`, { op: 'remove', path: 'roles' })
    expect(await roleOf(company.organizationId, person.id)).toBeUndefined()
    expect((await ofCompany.reactivate(person.scimId)).body.active).toBe(true)
    expect(await roleOf(company.organizationId, person.id)).toBe('recruiter')
    expect(await rolesOf(server, person.id)).toContain('company')
    good(await person.client.rpc('leave_team', { organization: company.organizationId }))
    expect((await ofCompany.get(`/Users/${person.scimId}`)).body.active).toBe(false)
    await ofCompany.reactivate(person.scimId)
    expect(await roleOf(company.organizationId, person.id)).toBeUndefined()
    good(await accept(person, company.organizationId))
    expect(await roleOf(company.organizationId, person.id)).toBe('recruiter')

    // Deactivated, invited by an owner, and gone again by their own choice.
    await ofCompany.deactivate(person.scimId)
    const invite = { organization: company.organizationId, emails: [person.email], role: 'reviewer' }
    good(await company.client.rpc('invite_to_team', invite))
    good(await accept(person, company.organizationId))
    good(await person.client.rpc('leave_team', { organization: company.organizationId }))
    await ofCompany.reactivate(person.scimId)
    expect(await roleOf(company.organizationId, person.id)).toBeUndefined()
  })

  it('stays out when they accept at the moment that ends their access', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await candidate(server)
      const { id } = await create(ofCompany, person.email)
      const [, ended] = await Promise.all([accept(person, company.organizationId), ofCompany.deactivate(id)])
      expect(ended.status).toBe(200)
      expect(await roleOf(company.organizationId, person.id)).toBeUndefined()
      expect(await rolesOf(server, person.id)).toEqual(['candidate'])
    }
  })

  it('is the member they are already, and never an owner through the directory', async () => {
    const other = await owner('company')
    const to = await directoryOf(other)
    const { id } = await create(to, other.email, { roles: [{ value: 'reviewer' }] })
    expect(await roleOf(other.organizationId, other.id)).toBe('owner')
    for (const end of [
      () => to.deactivate(id),
      () => to.delete(`/Users/${id}`),
      () => to.put(`/Users/${id}`, { ...entraUser(other.email), active: false }),
    ]) {
      const refused = await end()
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('last owner')])
    }
    expect((await to.get(`/Users/${id}`)).body.active).toBe(true)
    const second = await joined(to, other)
    good(
      await other.client.rpc('change_member_role', {
        organization: other.organizationId,
        person: second.id,
        role: 'owner',
      }),
    )
    await to.patch(`/Users/${second.scimId}`, { op: 'add', path: 'roles', value: [{ value: 'reviewer' }] })
    expect(await roleOf(other.organizationId, second.id)).toBe('owner')
    expect((await to.deactivate(second.scimId)).status).toBe(200)
    await to.reactivate(second.scimId)
    expect(await roleOf(other.organizationId, second.id)).toBe('reviewer')
    const race = await joined(to, other)
    good(
      await other.client.rpc('change_member_role', {
        organization: other.organizationId,
        person: race.id,
        role: 'owner',
      }),
    )
    const replies = await Promise.all([to.deactivate(id), to.deactivate(race.scimId)])
    expect(replies.map(({ status }) => status).sort()).toEqual(
      replies.some(({ status }) => status === 401) ? [200, 401] : [200, 409],
    )
    const owners = await server.sql(
      `select from public.organization_members where organization_id = $1 and member_role = 'owner'`,
      [other.organizationId],
    )
    expect(owners).toHaveLength(1)
  })

  it('ends the token of the owner whom it removes', async () => {
    const first = await owner('company')
    const to = await directoryOf(first)
    const second = await joined(to, first)
    await server.sql(`update public.organization_members set member_role = 'owner' where user_id = $1`, [
      second.id,
    ])
    const { id } = await create(to, first.email)
    expect((await to.deactivate(id)).status).toBe(200)
    expect((await to.get('/Users')).status).toBe(401)
  })

  it('has the role of a group that an owner gave one, as long as none is their own', async () => {
    const person = await joined(ofCompany, company)
    const { body: group } = await ofCompany.post('/Groups', {
      displayName: 'Talent',
      members: [{ value: person.scimId }],
    })
    expect(await roleOf(company.organizationId, person.id)).toBe('reviewer')
    const map = (who: Person, role: string | null, more: object = {}) =>
      who.client.rpc('map_provisioned_group', { group_id: group.id, role, ...more })
    good(await map(company, 'recruiter'))
    expect(await roleOf(company.organizationId, person.id)).toBe('recruiter')
    for (const role of ['owner', 'teacher', 'student', 'nonsense'])
      expect(hintOf(await map(company, role)), role).toBe('role_unknown')
    for (const who of [person, school, boss, await owner('company')])
      expect(hintOf(await map(who, 'reviewer'))).toMatch(/owners_only|group_not_found/)
    await ofCompany.patch(`/Users/${person.scimId}`, { op: 'add', path: 'roles', value: 'reviewer' })
    expect(await roleOf(company.organizationId, person.id)).toBe('reviewer')
  })

  it('joins without an invitation where the organization has proved the domain', async () => {
    const other = await owner('company')
    const to = await directoryOf(other)
    await server.sql(
      `insert into private.email_domains (organization_id, domain, token, verified_at)
       values ($1, 'proved.test', 'record', now()), ($1, 'claimed.test', 'record', null)`,
      [other.organizationId],
    )
    const inside = await candidate(server, { email: newEmail('proved.test') })
    const unconfirmed = await candidate(server, { email: newEmail('proved.test'), confirmed: false })
    const claimed = await candidate(server, { email: newEmail('claimed.test') })
    const below = await candidate(server, { email: newEmail('not.proved.test') })
    for (const { email } of [inside, unconfirmed, claimed, below]) await create(to, email)
    const members = await server.sql<{ user_id: string }>(
      `select user_id from public.organization_members where organization_id = $1 and member_role = 'reviewer'`,
      [other.organizationId],
    )
    expect(members.map(({ user_id }) => user_id)).toEqual([inside.id])
    expect(await rolesOf(server, inside.id)).toEqual(['candidate', 'company'])
  })

  it('is answered with 429 when the day’s invitations are sent, and nothing is kept', async () => {
    const other = await owner('company')
    const to = await directoryOf(other)
    await server.sql(
      'insert into private.invitations_sent (organization_id, day, count) values ($1, current_date, 200)',
      [other.organizationId],
    )
    const email = newEmail()
    const refused = await to.post('/Users', entraUser(email))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await to.find(`userName eq "${email}"`)).body.totalResults).toBe(0)
    const page = good<{ refusal: string }>(
      await other.client.rpc('provisioning', { organization_id: other.organizationId }),
    )
    expect(page.refusal).toBe('too_many_invitations')
    await server.sql(
      `update private.provisioning_calls set refused_at = now() - interval '8 days' where organization_id = $1`,
      [other.organizationId],
    )
    expect(
      good(await other.client.rpc('provisioning', { organization_id: other.organizationId })),
    ).toMatchObject({ refusal: null, refusedAt: null })
  })

  it('keeps what is theirs when the account is deleted, and the record without it', async () => {
    const person = await joined(ofCompany, company)
    const data = await dataOf(server, person)
    expect(data['private.provisioned_people']).toMatchObject([{ email: person.email, active: true }])
    await server.sql('delete from auth.users where id = $1', [person.id])
    expect((await ofCompany.get(`/Users/${person.scimId}`)).body.active).toBe(false)
  })
})

const student = async (email: string) =>
  (
    await server.sql<{ id: string; status: string; cohort_id: string | null; first_name: string }>(
      'select id, status, cohort_id, first_name from public.students where organization_id = $1 and email = $2',
      [school.organizationId, email],
    )
  )[0]

describe('a person in a school’s directory', () => {
  it('is a student unless a role says otherwise', async () => {
    const email = newEmail()
    const { id } = await create(ofSchool, email)
    expect(await student(email)).toMatchObject({ status: 'enrolled', first_name: 'Ryan' })
    expect(await mailsTo(email)).toEqual(['school_invited'])
    const moved = newEmail()
    await ofSchool.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value: moved,
    })
    expect(await student(moved)).toMatchObject({ status: 'enrolled' })
    await ofSchool.deactivate(id)
    expect(await student(moved)).toMatchObject({ status: 'left' })
    await ofSchool.reactivate(id)
    expect(await student(moved)).toMatchObject({ status: 'enrolled' })
    const teacher = newEmail()
    await create(ofSchool, teacher, { roles: [{ value: 'teacher', primary: true }] })
    expect(await invitationTo(school.organizationId, teacher)).toMatchObject({ member_role: 'teacher' })
    expect(await student(teacher)).toBeUndefined()
  })

  it('takes over a roster entry, and ends what it shows and opens', async () => {
    const known = await makeStudent(server, school, null, ['progress', 'work'])
    const { id } = await create(ofSchool, known.email)
    expect((await student(known.email))!.id).toBe(known.studentId)
    const shown = async () =>
      server.sql(`select from private.shared_students($1, 'progress') where user_id = $2`, [
        school.organizationId,
        known.id,
      ])
    expect(await shown()).toHaveLength(1)
    await ofSchool.deactivate(id)
    expect(await shown()).toEqual([])
    await ofSchool.reactivate(id)
    expect(await shown()).toEqual([])
    await share(server, known, 'progress')
    expect(await shown()).toHaveLength(1)
    await ofSchool.delete(`/Users/${id}`)
    expect(await shown()).toEqual([])
    expect(await student(known.email)).toMatchObject({ status: 'left' })
  })

  it('keeps staff in the team whom the directory gives no role', async () => {
    const { id } = await create(ofSchool, school.email)
    expect(await roleOf(school.organizationId, school.id)).toBe('owner')
    expect(await student(school.email)).toBeUndefined()
    await ofSchool.patch(`/Users/${id}`, { op: 'add', path: 'roles', value: [{ value: 'student' }] })
    expect(await roleOf(school.organizationId, school.id)).toBe('owner')
  })

  it('moves from the roster to the team and back', async () => {
    const person = await candidate(server)
    const { id } = await create(ofSchool, person.email)
    await ofSchool.patch(`/Users/${id}`, { op: 'add', path: 'roles', value: [{ value: 'teacher' }] })
    expect(await student(person.email)).toMatchObject({ status: 'left' })
    good(await accept(person, school.organizationId))
    expect(await roleOf(school.organizationId, person.id)).toBe('teacher')
    await ofSchool.patch(`/Users/${id}`, { op: 'replace', path: 'roles', value: [{ value: 'student' }] })
    expect(await roleOf(school.organizationId, person.id)).toBeUndefined()
    expect(await student(person.email)).toMatchObject({ status: 'enrolled' })
    expect((await ofSchool.get(`/Users/${id}`)).body.active).toBe(true)
  })

  it('is in the cohort of their group', async () => {
    const cohort = await makeCohort(server, school)
    const email = newEmail()
    const { id } = await create(ofSchool, email)
    const { body: group } = await ofSchool.post('/Groups', {
      displayName: 'Year 1',
      members: [{ value: id }],
    })
    good(
      await school.client.rpc('map_provisioned_group', {
        group_id: group.id,
        role: 'student',
        cohort_id: cohort,
      }),
    )
    expect(await student(email)).toMatchObject({ cohort_id: cohort })
    const other = await owner('academia')
    const foreign = await makeCohort(server, other)
    const stolen = await school.client.rpc('map_provisioned_group', {
      group_id: group.id,
      role: null,
      cohort_id: foreign,
    })
    expect(hintOf(stolen)).not.toBe('done')
  })

  it('ends with the roster entry that the school removes', async () => {
    const email = newEmail()
    const { id } = await create(ofSchool, email)
    good(await school.client.rpc('remove_student', { student_id: (await student(email))!.id }))
    expect((await ofSchool.get(`/Users/${id}`)).body.active).toBe(false)
  })
})

describe('what owners see', () => {
  it('is how their directory is doing, and no one else’s', async () => {
    const other = await owner('company')
    const to = await directoryOf(other)
    const read = (who: Person, of = other.organizationId) =>
      who.client.rpc('provisioning', { organization_id: of })
    expect(good(await read(other))).toMatchObject({ calledAt: null, people: 0, groups: [], events: [] })
    const person = await joined(to, other)
    const waiting = newEmail()
    await create(to, waiting, { displayName: 'Zoé Waiting' })
    await to.post('/Groups', { displayName: 'Everyone', members: [{ value: person.scimId }] })
    expect(good(await read(other))).toMatchObject({
      calledAt: expect.any(String),
      people: 2,
      groups: [{ name: 'Everyone', role: null, members: 1 }],
      events: expect.arrayContaining([expect.objectContaining({ action: 'invited', name: 'Zoé Waiting' })]),
    })
    const list = async (words = '') =>
      good<{ total: number; people: { email: string; state: string }[] }>(
        await other.client.rpc('provisioned_people', { organization_id: other.organizationId, words }),
      )
    expect((await list()).people.map(({ email, state }) => [email, state])).toEqual([
      [waiting, 'invited'],
      [person.email, 'active'],
    ])
    expect((await list('ZOE')).total).toBe(1)
    await to.deactivate(person.scimId)
    expect((await list(person.email)).people).toMatchObject([{ state: 'inactive' }])
    for (const who of [person, company, school, boss, await candidate(server)]) {
      expect(hintOf(await read(who))).toBe('owners_only')
      const people = await who.client.rpc('provisioned_people', { organization_id: other.organizationId })
      expect(hintOf(people)).toBe('owners_only')
    }
    for (const who of [company, server.client()].map((one) => ('client' in one ? one.client : one)))
      expect((await who.rpc('provision', { token: 'x', wanted: {} })).error?.code).toMatch(/42501|PGRST202/)
  })
})

it('an unexpired session of a leaver can’t act for the organization again', async () => {
  const person = await joined(ofCompany, company, { roles: [{ value: 'recruiter' }] })
  const { client } = await enter(server, person)
  good(await client.rpc('team', { organization: company.organizationId }))
  await ofCompany.delete(`/Users/${person.scimId}`)
  expect(hintOf(await client.rpc('team', { organization: company.organizationId }))).toBe('members_only')
  const written = await client.from('missions').insert({ organization_id: company.organizationId })
  expect(written.error).not.toBeNull()
})
