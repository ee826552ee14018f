import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { CandidateHome, OpenInvitation } from './api/answers.ts'
import { candidateTasks } from './tasks.ts'

const t = ((key: string) => key) as unknown as TFunction<'candidate'>
const path = (page: string) => `/dashboard${page}`
const work = { attempts: 1, progress: 50, due_at: null, completed_at: null, certificate_code: null }
const running = { ...work, enrollment_id: 'e1', title: 'Late packages', status: 'in_progress' }
const returned = { ...work, enrollment_id: 'e2', title: 'A kiosk', status: 'changes_requested' }
const invitation: OpenInvitation = {
  kind: 'mission',
  id: 'm1',
  title: 'Night shift',
  from: 'Nordelia',
  at: '2026-11-17',
  until: null,
}
const quiet = { simulations: [], invitations: [], interviews: [], current: null, discovery: { requests: 0 } }
const tasks = (more: object, network = 0) =>
  candidateTasks({ ...quiet, ...more } as unknown as CandidateHome, network, path, t)

describe('the next steps of a candidate', () => {
  it('leave out the work the home starts with', () => {
    const home = { simulations: [running, returned], current: { enrollment_id: 'e1' } }
    expect(tasks(home).map(({ to }) => to)).toEqual(['/dashboard/missions/work/e2'])
  })

  it('answer others first, then feedback, invitations and other missions', () => {
    const home = { simulations: [running, returned], invitations: [invitation], discovery: { requests: 1 } }
    expect(tasks(home, 2).map(({ to }) => to)).toEqual([
      '/dashboard/networking/requests',
      '/dashboard/networking',
      '/dashboard/missions/work/e2',
      '/dashboard/missions/m1',
      '/dashboard/missions/work/e1',
    ])
  })

  it('lead to the place of each invitation', () => {
    const invitations = [
      { ...invitation, kind: 'event', id: 'v1', until: '2026-12-01' },
      { ...invitation, kind: 'school', id: 'token', title: null },
    ]
    expect(tasks({ invitations }).map(({ to, detail }) => [to, detail])).toEqual([
      ['/dashboard/networking/events/v1', 'home.invited.on'],
      ['/school/token', undefined],
    ])
  })

  it('are empty if nothing is waiting', () => {
    expect(tasks({})).toEqual([])
  })
})
