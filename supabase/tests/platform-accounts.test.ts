import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import {
  admin,
  candidate,
  newEmail,
  type Partner,
  type Person,
  partner,
  rolesOf,
  startProduct,
} from './people.ts'
import { type PlatformSimulator, roles } from './platform-simulator.ts'
import { askLti, connectPlatform, launchAs, type Proof } from './platforms.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let school: Partner
let platform: PlatformSimulator
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  school = await partner(server, 'academia', { approver: boss })
  platform = await connectPlatform(server, school)
})
afterAll(async () => {
  await server.close()
  await platform.close()
})

interface Entered {
  state: string
  kind?: string
  path?: string
  token?: string
  person?: string
  code?: string
  email?: string
}
const launch = (subject: string, more = {}) => launchAs(server, platform, school, subject, more)
const enter = (proof: Proof) => askLti<Entered>(server, 'enter', proof)
const signUp = (proof: Proof, shares: string[] = []) =>
  askLti<Entered>(server, 'sign-up', { ...proof, shares, language: 'fr' })
const link = ({ client }: Pick<Person, 'client'>, proof: Proof, shares: string[] = []) =>
  client.rpc('link_platform_launch', { ...proof, shares })
const teaching = { claims: { 'https://purl.imsglobal.org/spec/lti/claim/roles': [roles.instructor] } }
const studentsOf = (userId: string) =>
  server.sql<Record<string, unknown>>(
    `select organization_id, email, first_name, last_name, number, shares from public.students where user_id = $1`,
    [userId],
  )

describe('a first launch', () => {
  it('asks which account to use, of the browser that started it only', async () => {
    const proof = await launch('first')
    expect(await enter({ ...proof, binding: 'another' })).toEqual({ state: 'over' })
    expect(await enter({ ...proof, code: 'another' })).toEqual({ state: 'over' })
    expect(await enter(proof)).toMatchObject({ state: 'choose', kind: 'student', name: 'Lena Learner' })
    await server.sql(`update private.platform_launches set expires_at = now()`)
    expect(await enter(proof)).toEqual({ state: 'over' })
  })

  it('makes a student of the school with an account without a password', async () => {
    const mission = randomUUID()
    const email = newEmail()
    const proof = await launch('newcomer', {
      target: `${server.url}/lti/missions/${mission}`,
      claims: { email },
    })
    const entered = await signUp(proof, ['progress'])
    expect(entered).toMatchObject({ state: 'session', path: `/dashboard/missions/${mission}` })
    const client = server.client()
    const { data, error } = await client.auth.verifyOtp({ token_hash: entered.token!, type: 'email' })
    expect(error).toBeNull()
    const { id } = data.user!
    expect(id).toBe(entered.person)
    expect(await rolesOf(server, id)).toEqual(['candidate'])
    expect(await studentsOf(id)).toEqual([
      {
        organization_id: school.organizationId,
        email,
        first_name: 'Lena',
        last_name: 'Learner',
        number: null,
        shares: ['progress'],
      },
    ])
    // Their own account has no mailbox, so the platform can't make it anyone's who has one.
    expect(data.user!.email).toMatch(/@launch\.invalid$/)
    expect(await server.sql(`select 1 from private.mails where recipient like '%.invalid'`)).toEqual([])
    const again = await client.auth.verifyOtp({ token_hash: entered.token!, type: 'email' })
    expect(again.error).not.toBeNull()
    expect(await enter(proof)).toEqual({ state: 'over' })
    expect(await enter(await launch('newcomer'))).toMatchObject({ state: 'session', person: id })
  })

  it('makes one account, however often it is asked for', async () => {
    const proof = await launch('impatient')
    const answers = await Promise.all([signUp(proof), signUp(proof), signUp(proof)])
    expect(answers.filter(({ state }) => state === 'session')).toHaveLength(1)
    const accounts = await server.sql(
      `select 1 from auth.users where raw_user_meta_data ->> 'name' = 'Lena Learner' and id not in (
         select user_id from private.platform_people where user_id is not null)`,
    )
    expect(accounts).toEqual([])
  })

  it('does not open an account because the platform names its address', async () => {
    const victim = await candidate(server)
    const proof = await launch('attacker', { claims: { email: victim.email } })
    expect(await enter(proof)).toMatchObject({ state: 'choose' })
    const entered = await signUp(proof)
    expect(entered.person).not.toBe(victim.id)
    expect(await studentsOf(victim.id)).toEqual([])
  })

  it('does not open the account of a student whom the school already knows', async () => {
    const known = await candidate(server)
    const number = randomUUID()
    await server.sql(
      `insert into public.students (organization_id, email, number, user_id, linked_at) values ($1, $2, $3, $4, now())`,
      [school.organizationId, known.email, number, known.id],
    )
    const lis = { 'https://purl.imsglobal.org/spec/lti/claim/lis': { person_sourcedid: number } }
    const proof = await launch('impostor', { claims: lis })
    expect(await enter(proof)).toMatchObject({ state: 'choose' })
    expect(await signUp(proof)).toMatchObject({ state: 'problem', code: 'student_linked_elsewhere' })
    expect(hintOf(await link(await candidate(server), proof))).toBe('student_linked_elsewhere')
    good(await link(known, proof, ['skills']))
    expect(await enter(await launch('impostor'))).toMatchObject({ state: 'session', person: known.id })
  })
})

describe('one’s own account', () => {
  it('is linked by signing in to it, joins the roster, and says what the school sees', async () => {
    const person = await candidate(server)
    const number = randomUUID()
    await server.sql(`insert into public.students (organization_id, email, number) values ($1, $2, $3)`, [
      school.organizationId,
      newEmail(),
      number,
    ])
    const claims = { 'https://purl.imsglobal.org/spec/lti/claim/lis': { person_sourcedid: number } }
    const proof = await launch('owner-of-account', { claims })
    expect(hintOf(await link(person, { ...proof, binding: 'another' }))).toBe('launch_over')
    expect(good(await link(person, proof, ['progress', 'skills']))).toBe('student')
    expect(await studentsOf(person.id)).toMatchObject([{ number, shares: ['progress', 'skills'] }])
    expect(hintOf(await link(await candidate(server), proof))).toBe('launch_linked')
    expect(await enter(await launch('owner-of-account'))).toMatchObject({ person: person.id })
  })

  it('is no longer opened once the student unlinks the school', async () => {
    const person = await candidate(server)
    good(await link(person, await launch('leaving')))
    const [row] = await server.sql<{ id: string }>('select id from public.students where user_id = $1', [
      person.id,
    ])
    good(await person.client.rpc('unlink_school', { student_id: row!.id }))
    expect(await enter(await launch('leaving'))).toMatchObject({ state: 'choose' })
  })

  it('with rights elsewhere is not opened on a platform’s word', async () => {
    const person = await candidate(server)
    good(await link(person, await launch('powerful')))
    const other = await partner(server, 'academia', { approver: boss })
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'teacher')`,
      [other.organizationId, person.id],
    )
    const entered = await enter(await launch('powerful'))
    expect(entered).toMatchObject({ state: 'sign_in' })
    expect(entered.token).toBeUndefined()
    expect(entered.email).not.toBe(person.email)
    await server.sql(`update public.user_roles set role = 'admin' where user_id = $1`, [person.id])
    expect(await enter(await launch('powerful'))).toMatchObject({ state: 'sign_in' })
  })

  it('must be a candidate’s, and not viewed by an administrator', async () => {
    expect(
      hintOf(await link(await partner(server, 'company', { approver: boss }), await launch('company'))),
    ).toBe('candidates_only')
    expect(hintOf(await link({ client: server.client() }, await launch('nobody')))).toMatch(
      /not_signed_in|42501/,
    )
  })
})

describe('teachers', () => {
  it('sign in to the account that is on the staff', async () => {
    const teacher = await colleague(server, school, 'teacher')
    await server.sql(
      `update public.user_roles set role = 'academia' where user_id = $1 and role = 'company'`,
      [teacher.id],
    )
    const proof = await launch('teacher', teaching)
    expect(await enter(proof)).toMatchObject({ state: 'choose', kind: 'teacher' })
    expect(await signUp(proof)).toEqual({ state: 'over' })
    expect(good(await link(teacher, proof))).toBe('teacher')
    const program = randomUUID()
    const target = `${server.url}/lti/programs/${program}`
    expect(await enter(await launch('teacher', { ...teaching, target }))).toMatchObject({
      state: 'session',
      path: `/dashboard/programs/${program}`,
    })
  })

  it('who own the school sign in themselves', async () => {
    good(await link(school, await launch('owner', teaching)))
    expect(await enter(await launch('owner', teaching))).toMatchObject({ state: 'sign_in' })
  })

  it('join the staff only if an owner lets them', async () => {
    const stranger = await candidate(server)
    expect(hintOf(await link(stranger, await launch('stranger', teaching)))).toBe('not_staff')
    const [known] = await server.sql<{ id: string }>('select id from private.learning_platforms')
    good(await school.client.rpc('let_platform_add_teachers', { platform_id: known!.id, adds: true }))
    good(await link(stranger, await launch('stranger', teaching)))
    const [member] = await server.sql(
      'select member_role from public.organization_members where user_id = $1 and organization_id = $2',
      [stranger.id, school.organizationId],
    )
    expect(member).toEqual({ member_role: 'teacher' })
    expect(await rolesOf(server, stranger.id)).toEqual(['academia', 'candidate'])
  })
})
