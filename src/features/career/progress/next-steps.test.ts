import { describe, expect, it } from 'vitest'
import type { Simulation } from './api/answers.ts'
import { nextSteps } from './next-steps.ts'

const now = Date.parse('2026-11-15T10:00Z')
const work = (title: string, changes: Partial<Simulation>) =>
  ({ title, enrollment_id: title, ...changes }) as Simulation
const path = (page: string) => `/dashboard${page}`
const kindsOf = (...list: Simulation[]) =>
  nextSteps(list, path, now).map(({ kind, title }) => `${kind} ${title}`.trim())

const begun = work('begun', { status: 'in_progress' })
const revise = work('revise', { status: 'changes_requested' })
const waiting = work('waiting', { status: 'submitted', due_at: '2026-11-16T10:00Z' })
const late = work('late', { status: 'submitted', due_at: '2026-11-14T10:00Z' })
const proud = work('proud', {
  status: 'validated',
  completed_at: '2026-11-08T10:00Z',
  certificate_code: 'ABC',
})
const old = work('old', { ...proud, title: 'old', completed_at: '2026-10-08T10:00Z' })
const refused = work('refused', { status: 'not_validated', completed_at: '2026-11-08T10:00Z' })

describe('next steps', () => {
  it('start with feedback, then news, late promises and missions in progress', () => {
    expect(kindsOf(begun, late, proud, waiting, revise, old, refused)).toEqual([
      'revise revise',
      'certificate proud',
      'late late',
      'goOn begun',
    ])
  })

  it('lead to a mission if there is nothing to work on', () => {
    expect(kindsOf()).toEqual(['find'])
    expect(kindsOf(waiting, old, work('left', { status: 'left' }))).toEqual(['find'])
    expect(kindsOf(late)).toEqual(['late late', 'find'])
  })

  it('lead to the work, and for a certificate to its own page', () => {
    expect(nextSteps([begun, proud], path, now).map(({ to }) => to)).toEqual([
      '/certificates/ABC',
      '/dashboard/missions/work/begun',
    ])
  })
})
