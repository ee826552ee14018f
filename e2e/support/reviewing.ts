import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { confirmedAccount, demoPassword, partner, password, randomEmail } from './people.ts'
import { en, fill } from './texts.ts'

/** Calls the backend as a person, bypassing the interface. */
export interface Caller {
  id: string
  email: string
  call: <Answer = unknown>(name: string, args?: object) => Promise<Answer>
}

export async function callerOf(
  request: APIRequestContext,
  email: string,
  secret = password,
): Promise<Caller> {
  const { supabaseKey: apikey } = await (await request.get('/config.json')).json()
  const session = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password: secret },
  })
  expect(session.ok(), await session.text()).toBe(true)
  const { access_token: token, user } = await session.json()
  return {
    id: user.id,
    email,
    async call(name, args = {}) {
      const answer = await request.post(`/rest/v1/rpc/${name}`, {
        headers: { apikey, Authorization: `Bearer ${token}` },
        data: args,
      })
      const text = await answer.text()
      expect(answer.ok(), `${name}: ${text}`).toBe(true)
      return text ? JSON.parse(text) : undefined
    },
  }
}

export interface Company extends Caller {
  organizationId: string
  name: string
}

/** A company, school or maker approved by an administrator. */
export async function approvedPartner(
  request: APIRequestContext,
  type: 'company' | 'academia' | 'on_maker',
): Promise<Company> {
  const name = `Atelier ${randomEmail().slice(1, 9)}`
  const email = await confirmedAccount(request, partner(type, name), randomEmail('atelier.example'))
  const admin = await callerOf(request, 'admin@essor.test', demoPassword)
  const [asked] = await admin.call<{ id: string }[]>('organization_requests', { search: name })
  await admin.call('approve_organization', { organization_id: asked!.id, compared: true })
  return { ...(await callerOf(request, email)), organizationId: asked!.id, name }
}

export const approvedCompany = (request: APIRequestContext) => approvedPartner(request, 'company')

const levels = ['Missing', 'Partly there', 'Convincing'].map((title) => ({
  title,
  description: fill(en.approvals.ask.done, { name: `${title}, judged on what` }),
}))

const content = (title: string) => ({
  title,
  summary: 'A customer is angry about a late delivery. Find out why, decide, and write the answer.',
  category: 'support',
  difficulty: 'beginner',
  language: 'en',
  hours: 1,
  feedbackDays: 3,
  skills: ['customer-service'],
  isFictional: true,
  steps: [
    { id: 'brief', kind: 'brief', title: en.reports.dialog.details, body: 'A parcel is **nine days** late.' },
    {
      id: 'way',
      kind: 'decision',
      title: 'What do you offer?',
      body: '',
      choices: [
        { id: 'refund', label: 'A refund', consequence: 'The customer calms down.' },
        { id: 'wait', label: 'More patience', consequence: 'The customer leaves.' },
      ],
    },
    {
      id: 'facts',
      kind: 'quiz',
      title: 'The facts',
      questions: [
        {
          id: 'q1',
          text: 'How late is the parcel?',
          isMultiple: false,
          options: [
            { id: 'a', label: 'Two days' },
            { id: 'b', label: 'Nine days' },
          ],
          correct: ['b'],
          explanation: '',
        },
      ],
    },
    {
      id: 'answer',
      kind: 'deliverable',
      title: 'Write the answer',
      body: 'At most **150 words**.',
      accepts: 'text',
      required: true,
      fileKinds: [],
      maxMegabytes: 5,
    },
  ],
  rubric: {
    isShown: false,
    criteria: [
      { id: 'tone', title: en.settings.announcements.tone, weight: 50, levels },
      { id: 'facts', title: 'Facts', weight: 30, levels },
      { id: 'offer', title: en.applications.stages.offer, weight: 20, levels },
    ],
  },
  evaluatorNotes: 'A refund is fine, a promise nobody can keep is not.',
  comments: ['Say it in one sentence less.', 'Name the date.'],
})

export async function publishedMission(company: Company, title: string): Promise<string> {
  const id = await company.call<string>('create_mission', {
    organization_id: company.organizationId,
    draft: content(title),
  })
  await company.call('publish_mission', { mission_id: id })
  return id
}

interface Played {
  steps: { id: string; revision: number }[]
}

const answers: Record<string, object> = {
  way: { choice: 'refund' },
  facts: { answers: { q1: ['b'] } },
}

/** Goes through the mission to its end and submits it. */
export async function submitWork(candidate: Caller, missionId: string, text: string): Promise<string> {
  const enrollment = await candidate.call<string>('start_mission', { mission_id: missionId })
  for (const step of ['brief', 'way', 'facts', 'answer']) {
    const draft = step === 'answer' ? { text } : answers[step]
    if (draft) await save(candidate, enrollment, step, draft)
    await candidate.call('complete_step', { enrollment_id: enrollment, step_id: step })
  }
  await candidate.call('submit_work', { enrollment_id: enrollment, own_work: true })
  return enrollment
}

/** Sends a better text after a revision was requested. */
export async function resubmitWork(candidate: Caller, enrollment: string, text: string): Promise<void> {
  await save(candidate, enrollment, 'answer', { text })
  await candidate.call('submit_work', {
    enrollment_id: enrollment,
    own_work: true,
    reflection: 'I named the date and shortened the rest.',
  })
}

async function save(candidate: Caller, enrollment: string, step: string, draft: object): Promise<void> {
  const { steps } = await candidate.call<Played>('play_mission', { enrollment_id: enrollment })
  await candidate.call('save_step', {
    enrollment_id: enrollment,
    step_id: step,
    draft,
    base_revision: steps.find(({ id }) => id === step)!.revision,
  })
}

/** Rates the first criterion, “Tone”, by keyboard. The page listens a moment after it says who claimed the work. */
export async function rateTone(page: Page, key: string, level: string): Promise<void> {
  const levels = page.getByRole('group', { name: fill(en.reviews.rubric.levels, { criterion: 'Tone' }) })
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(levels.getByLabel(level)).toBeChecked({ timeout: 500 })
  }).toPass()
}

/** Sends feedback on the work, bypassing the interface. */
export async function deliverVerdict(company: Company, mission: string, verdict: string): Promise<void> {
  const queue = await company.call<{ submission_id: string; mission_id: string }[]>('review_queue')
  const submission_id = queue.find((work) => work.mission_id === mission)!.submission_id
  const scores = Object.fromEntries(['tone', 'facts', 'offer'].map((id) => [id, { level: 1, comment: '' }]))
  await company.call('claim_review', { submission_id })
  await company.call('save_review', {
    submission_id,
    scores,
    summary: 'Name the date, and leave out the rest.',
  })
  await company.call('deliver_review', { submission_id, verdict })
}
