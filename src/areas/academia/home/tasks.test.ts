import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { SchoolHome } from './api/answers.ts'
import { schoolTasks } from './tasks.ts'

const t = ((key: string) => key) as unknown as TFunction<'academia'>
const quiet = {
  mayWrite: true,
  students: 0,
  proposals: 0,
  spotRequests: 0,
  late: null,
  unfinishedImport: null,
  uninvited: 0,
  unassigned: 0,
  draftProgram: null,
  firstSteps: null,
}
const tasks = (more: object) => schoolTasks({ ...quiet, ...more } as unknown as SchoolHome, t)
const ids = (more: object) => tasks(more).map(({ id }) => id)

describe('the tasks of a school', () => {
  it('follow the first steps of a new school', () => {
    const firstSteps = { profile: true, students: false, invite: false, program: false }
    expect(ids({ firstSteps })).toEqual(['first-students', 'event'])
  })

  it('lead to inviting everyone without an invitation', () => {
    const firstSteps = { profile: true, students: true, invite: false, program: false }
    const [lead] = tasks({ firstSteps, students: 2, uninvited: 2 })
    expect(lead).toMatchObject({ id: 'first-invite', to: '/students?account=uninvited#invite' })
  })

  it('begin with late students, also for teachers who only read the roster', () => {
    const late = { students: 3, program: { id: 'autumn', name: 'Autumn' } }
    const firstSteps = { profile: false, students: true, invite: true, program: true }
    const [lead] = tasks({ late, firstSteps, students: 9, proposals: 1 })
    expect(lead).toMatchObject({ id: 'late', to: '/programs/autumn' })
    expect(ids({ late, mayWrite: false, proposals: 1 })).toEqual(['late', 'find'])
    const [inSeveral] = tasks({ late: { ...late, program: null }, students: 9 })
    expect(inSeveral).toMatchObject({ id: 'late', to: '/programs?show=mine' })
  })

  it('are as usual once the first steps are done or dismissed', () => {
    const firstSteps = { profile: true, students: true, invite: true, program: true }
    const usual = ['add', 'program', 'event', 'find']
    expect([ids({ firstSteps, students: 2 }), ids({ students: 2 })]).toEqual([usual, usual])
  })
})
