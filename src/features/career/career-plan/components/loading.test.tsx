// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { i18n } from '../../../../i18n/i18n.ts'
import { newQueryClient, show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { MeProvider } from '../../../core/session/me-context.ts'
import type { Me } from '../../../core/session/use-me.ts'
import { type Skill, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { MissionPath, Plan } from '../api/answers.ts'
import type { Job } from '../api/get-jobs.ts'
import { pathQuery } from '../api/get-path.ts'
import { GapCard } from './GapCard.tsx'
import { PathCard } from './PathCard.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces(['careerPlan', 'missions']))

const job = {
  slug: 'analyst',
  title_en: 'Analyst',
  title_fr: 'Analyste',
  essential: ['data-viz'],
  optional: [],
} as unknown as Job
const plan: Plan = {
  targets: ['analyst'],
  proven: [],
  declared: [],
  milestones: [],
  dismissed: [],
  notes: null,
  adviser: null,
}
const path: MissionPath = {
  steps: [
    {
      mission_id: 'm',
      title: 'A dashboard for Nord',
      company: 'Nord',
      difficulty: 'beginner',
      status: null,
      hours: 2,
      missing: ['data-viz'],
      declared: [],
      optional: [],
      is_step_up: false,
    },
  ],
  uncovered: ['data-viz'],
}
const skills: Skill[] = [
  {
    slug: 'data-viz',
    name_en: 'Data visualization',
    name_fr: 'Datavisualisation',
    category: 'data',
    aliases: [],
  },
] as Skill[]

it('a career plan names skills only once their names are there', async () => {
  const queries = newQueryClient()
  let answer = (_: Skill[]) => {}
  const named = new Promise<Skill[]>((resolve) => {
    answer = resolve
  })
  // Both are on their way when the page opens.
  const found = queries.prefetchQuery({ ...pathQuery('me', job.slug), queryFn: async () => path })
  void queries.prefetchQuery({ ...skillsQuery(), queryFn: () => named })
  show(
    <MeProvider value={{ id: 'me' } as Me}>
      <GapCard job={job} plan={plan} isMain />
      <PathCard job={job} plan={plan} />
    </MeProvider>,
    { queries },
  )
  await act(() => found)
  expect(screen.getByText('Analyst')).toBeTruthy()
  expect(document.body.textContent).not.toContain('data-viz')

  await act(async () => answer(skills))
  expect(screen.getByText('A dashboard for Nord')).toBeTruthy()
  expect(screen.getByText('Data visualization')).toBeTruthy()
  expect(screen.getByText('Closes 1 gap: Data visualization.')).toBeTruthy()
})
