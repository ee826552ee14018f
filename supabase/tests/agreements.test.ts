import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { publishOpening } from './openings.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'
import { makeCohort, makeStudent, type Student } from './school.ts'

interface Page {
  parties: { school: string }
  content: object
  revision: number
  sides: string[]
  gaps: string[]
  hash: string
  isShared: boolean
  minimum: number | null
  finalizedAt: string | null
  confirmations: { side: string; name: string }[]
}

let server: TestServer
let school: Partner
let company: Partner
let student: Student
let strangers: Record<'school' | 'company' | 'candidate', Person>
let placement: string
let agreement: string

const full = {
  startsOn: '2026-12-01',
  endsOn: '2027-05-31',
  place: 'Lyon',
  tasks: 'Answers questions with data.',
  tutorName: 'Tara Tutor',
  tutorContact: '',
  teacherName: 'Theo Teacher',
  teacherContact: '',
  hoursPerWeek: 35,
  hourlyPay: 4.5,
}

async function place(person: Student, contract = 'internship') {
  const opening = await publishOpening(server, company, { contracts: ['internship'] })
  await server.sql('insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true)', [
    opening.id,
    company.id,
  ])
  const [row] = await server.sql<{ id: string }>(
    `insert into public.placements (opening_id, organization_id, user_id, contract, title)
     values ($1, $2, $3, $4, 'Data intern') returning id`,
    [opening.id, company.organizationId, person.id, contract],
  )
  return row!.id
}

beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  school = await partner(server, 'academia', { approver })
  company = await partner(server, 'company', { approver })
  student = await makeStudent(server, school, await makeCohort(server, school))
  strangers = {
    school: await partner(server, 'academia', { approver }),
    company: await partner(server, 'company', { approver }),
    candidate: await candidate(server),
  }
  placement = await place(student)
})
afterAll(() => server.close())

const start = ({ client }: Person, placement_id = placement) =>
  client.rpc('start_agreement', { placement_id })
const page = async ({ client }: Person, agreement_id = agreement) =>
  good<Page | null>(await client.rpc('agreement_page', { agreement_id }))
const save = ({ client }: Person, document: object, base_revision: number, agreement_id = agreement) =>
  client.rpc('save_agreement', { agreement_id, document, base_revision })
const confirm = ({ client }: Person, side: string, revision: number, agreement_id = agreement) =>
  client.rpc('confirm_agreement', { agreement_id, side, revision })

describe('an agreement', () => {
  it('is started by a side, and reaches the school once the student shares it', async () => {
    for (const one of [school, ...Object.values(strangers)])
      expect(hintOf(await start(one))).toBe('agreement_gone')
    agreement = good<string>(await start(company))
    expect(await page(company)).toMatchObject({ sides: ['company'], isShared: false })
    expect(await page(student)).toMatchObject({ sides: ['student'] })
    expect(await page(school)).toBeNull()
    expect(hintOf(await company.client.rpc('share_agreement', { agreement_id: agreement }))).toBe(
      'agreement_student_only',
    )
    good(await student.client.rpc('share_agreement', { agreement_id: agreement }))
    expect(await page(school)).toMatchObject({ sides: ['school'], isShared: true })
    expect(good(await start(school))).toBe(agreement)
  })

  it('is closed to everyone else', async () => {
    for (const [who, stranger] of Object.entries(strangers)) {
      expect(await page(stranger), who).toBeNull()
      expect(hintOf(await save(stranger, full, 1)), who).toBe('agreement_gone')
      expect(hintOf(await confirm(stranger, who === 'candidate' ? 'student' : who, 1)), who).toBe(
        'agreement_gone',
      )
      expect((await stranger.client.from('agreements').select('id')).error?.code, who).toBe('42501')
    }
    const list = good<{ agreements: object[] }>(
      await strangers.school.client.rpc('school_agreements', {
        organization: (strangers.school as Partner).organizationId,
      }),
    )
    expect(list.agreements).toEqual([])
  })

  it('is needed for internships and apprenticeships of a school’s students alone', async () => {
    expect(hintOf(await start(company, await place(student, 'permanent')))).toBe('agreement_contract')
    const alone = { ...strangers.candidate, studentId: '' }
    expect(hintOf(await start(company, await place(alone)))).toBe('agreement_no_school')
  })

  it('is written by all, on top of a revision, and checked', async () => {
    expect(good(await save(student, { tasks: 'Draft' }, 1))).toBe(2)
    expect(hintOf(await save(company, full, 1))).toBe('revision_conflict')
    expect(hintOf(await save(company, { ...full, endsOn: '2026-01-01' }, 2))).toBe('agreement_dates')
    expect(hintOf(await save(company, { ...full, startsOn: 'soon' }, 2))).toBe('agreement_numbers')
    expect(hintOf(await save(company, { ...full, tasks: 'x'.repeat(4001) }, 2))).toBe('agreement_too_long')
    expect(hintOf(await confirm(student, 'student', 2))).toBe('agreement_incomplete')
    expect(good(await save(company, full, 2))).toBe(3)
    expect(good(await save(company, full, 3))).toBe(3)
    expect(await page(school)).toMatchObject({ gaps: [], minimum: 4.5, content: full })
  })

  it('loses its confirmations with a change, and is final with the third', async () => {
    expect(hintOf(await confirm(company, 'school', 3))).toBe('agreement_side')
    expect(hintOf(await confirm(company, 'company', 2))).toBe('revision_conflict')
    expect(good(await confirm(company, 'company', 3))).toBe(false)
    expect(good(await confirm(company, 'company', 3))).toBe(false)
    expect((await page(student))!.confirmations).toHaveLength(1)
    expect(good(await save(student, { ...full, place: 'Lille' }, 3))).toBe(4)
    expect((await page(student))!.confirmations).toEqual([])
    expect(good(await confirm(student, 'student', 4))).toBe(false)
    expect(good(await confirm(school, 'school', 4))).toBe(false)
    expect(good(await confirm(company, 'company', 4))).toBe(true)
    const done = (await page(school))!
    expect(done.finalizedAt).not.toBeNull()
    expect(done.confirmations.map(({ side }) => side).sort()).toEqual(['company', 'school', 'student'])
    for (const one of [student, school, company])
      expect(hintOf(await save(one, full, 4))).toBe('agreement_final')
    await expect(
      server.sql(`update public.agreements set content = '{}' where id = $1`, [agreement]),
    ).rejects.toThrow()
    const logged = await server.sql<{ action: string; hash: string }>(
      `select action, details ->> 'hash' as hash from public.audit_log
       where subject_id = $1 and action in ('agreement.confirmed', 'agreement.final') order by id`,
      [agreement],
    )
    expect(logged).toHaveLength(5)
    expect(new Set(logged.slice(1).map(({ hash }) => hash))).toEqual(new Set([done.hash]))
  })

  it('is final or changed, never both, when two act at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await makeStudent(server, school, await makeCohort(server, school))
      const id = good<string>(await start(person, await place(person)))
      good(await save(person, full, 1, id))
      good(await confirm(person, 'student', 2, id))
      good(await confirm(school, 'school', 2, id))
      const [last, change] = await Promise.all([
        confirm(company, 'company', 2, id),
        save(person, { ...full, place: 'Nice' }, 2, id),
      ])
      const now = (await page(person, id))!
      if (now.finalizedAt) {
        expect(good(last)).toBe(true)
        expect(hintOf(change)).toBe('agreement_final')
        expect(now.revision).toBe(2)
      } else {
        expect(hintOf(last)).toBe('revision_conflict')
        expect(good(change)).toBe(3)
        expect(now.confirmations).toEqual([])
      }
    }
  })

  it('names the school to the company only once the student shares it', async () => {
    const person = await makeStudent(server, school, await makeCohort(server, school))
    const id = good<string>(await start(company, await place(person)))
    const schoolFor = async (who: Person) => (await page(who, id))!.parties.school
    expect(await schoolFor(company)).toBe('')
    expect(await schoolFor(person)).not.toBe('')
    good(await person.client.rpc('share_agreement', { agreement_id: id }))
    expect(await schoolFor(company)).not.toBe('')
  })

  it('follows the student to another school while it is a draft', async () => {
    const person = await makeStudent(server, school, await makeCohort(server, school))
    const placed = await place(person)
    const id = good<string>(await start(person, placed))
    good(await save(person, full, 1, id))
    good(await confirm(school, 'school', 2, id))
    await server.sql('update public.students set user_id = null where id = $1', [person.studentId])
    const next = strangers.school as Partner
    await server.sql(
      `insert into public.students (organization_id, email, first_name, last_name, user_id, linked_at)
       values ($1, $2, 'Sam', 'Student', $3, now())`,
      [next.organizationId, person.email, person.id],
    )
    expect(good(await start(person, placed))).toBe(id)
    expect(await page(school, id)).toBeNull()
    expect(await page(next, id)).toMatchObject({
      isShared: true,
      revision: 3,
      confirmations: [],
      content: { teacherName: '' },
    })
  })

  it('stays with the company and the school for five years once it is final, without the account', async () => {
    const drafted = await makeStudent(server, school, await makeCohort(server, school))
    const draft = good<string>(await start(drafted, await place(drafted)))
    await server.sql('delete from auth.users where id = any ($1)', [[student.id, drafted.id]])
    for (const one of [company, school]) {
      expect(await page(one, draft)).toBeNull()
      expect(await page(one)).toMatchObject({ content: { place: 'Lille' }, keptUntil: '2032-05-31' })
    }
    const [kept] = await server.sql('select user_id, student_id from public.agreements where id = $1', [
      agreement,
    ])
    expect(kept).toMatchObject({ user_id: null })
    const [opening] = await server.sql<{ id: string }>(
      'select opening_id as id from public.placements where id = $1',
      [placement],
    )
    const listed = ({ client }: Person) => client.rpc('opening_agreements', { opening_id: opening!.id })
    expect(good(await listed(company))).toMatchObject([{ id: agreement }])
    for (const [who, stranger] of Object.entries({ ...strangers, owner: school }))
      expect(hintOf(await listed(stranger)), who).toBe('opening_team_only')
    const remove = () => server.sql('select private.remove_old_agreements(1827)')
    await remove()
    expect(await page(school)).not.toBeNull()
    await server.sql('alter table public.agreements disable trigger keep_final_agreement')
    await server.sql(
      `update public.agreements set content = content || '{"endsOn": "2020-01-31"}' where id = $1`,
      [agreement],
    )
    await server.sql('alter table public.agreements enable trigger keep_final_agreement')
    await remove()
    expect(await page(school)).toBeNull()
  })
})
