import type { TestServer } from '../../server/testing/server.ts'
import { textsIn, translate } from '../../src/features/missions/missions/languages.ts'
import type { MissionContent } from '../../src/features/missions/missions/model.ts'
import { candidate, makePerson, type Partner, type Person } from './people.ts'
import { good } from './review-work.ts'

const levels = [
  { title: 'Weak', description: 'SECRET-LEVEL' },
  { title: 'Strong', description: 'SECRET-LEVEL' },
]

/** A complete mission with two branches that meet again. Text a candidate must not see (yet) says so. */
export const missionContent = (more: Partial<MissionContent> = {}): MissionContent => ({
  title: 'Answer a customer',
  summary: 'A customer is angry about a late delivery. Find out why, and write the answer.',
  category: 'support',
  difficulty: 'beginner',
  language: 'en',
  hours: 1,
  feedbackDays: 3,
  skills: ['customer-service'],
  isFictional: true,
  steps: [
    { id: 'start', kind: 'brief', title: 'Brief', body: 'Read this.' },
    {
      id: 'way',
      kind: 'decision',
      title: 'Which way?',
      body: 'Choose.',
      choices: [
        { id: 'left', label: 'Left', consequence: 'SECRET-LEFT', next: 'on-the-left' },
        { id: 'right', label: 'Right', consequence: 'SECRET-RIGHT', next: 'on-the-right' },
      ],
    },
    {
      id: 'on-the-left',
      kind: 'message',
      title: 'From the left',
      from: 'Lou',
      role: 'Colleague',
      delaySeconds: 0,
      body: 'SECRET-TALK-LEFT',
      next: 'quiz',
    },
    {
      id: 'on-the-right',
      kind: 'message',
      title: 'From the right',
      from: 'Rio',
      role: 'Colleague',
      delaySeconds: 0,
      body: 'SECRET-TALK-RIGHT',
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: 'Check',
      questions: [
        {
          id: 'q1',
          text: 'Which one?',
          isMultiple: false,
          options: [
            { id: 'a', label: 'This' },
            { id: 'b', label: 'That' },
          ],
          correct: ['b'],
          explanation: 'SECRET-EXPLANATION',
        },
      ],
    },
    {
      id: 'work',
      kind: 'deliverable',
      title: 'The answer',
      body: 'SECRET-TASK',
      modelAnswer: 'SECRET-MODEL-ANSWER',
      accepts: 'text',
      required: true,
      fileKinds: [],
      maxMegabytes: 10,
    },
    {
      id: 'extra',
      kind: 'deliverable',
      title: 'A link',
      body: 'If you like.',
      accepts: 'link',
      required: false,
      fileKinds: [],
      maxMegabytes: 10,
    },
  ],
  rubric: {
    isShown: false,
    criteria: [
      { id: 'tone', title: 'SECRET-TONE', weight: 60, levels },
      { id: 'facts', title: 'SECRET-FACTS', weight: 40, levels },
    ],
  },
  evaluatorNotes: 'SECRET-NOTES',
  comments: ['SECRET-REMARK'],
  ...more,
})

export async function draftMission({ client, organizationId }: Partner, more: Partial<MissionContent> = {}) {
  const draft = missionContent(more)
  return good<string>(await client.rpc('create_mission', { organization_id: organizationId, draft }))
}

export async function publishMission(author: Partner, more: Partial<MissionContent> = {}): Promise<string> {
  const mission_id = await draftMission(author, more)
  good(await author.client.rpc('publish_mission', { mission_id }))
  return mission_id
}

/** Saves a new draft over whatever there is. */
export async function saveDraft(server: TestServer, author: Partner, mission_id: string, draft: object) {
  const [row] = await server.sql<{ draft_revision: number }>(
    'select draft_revision from public.missions where id = $1',
    [mission_id],
  )
  return author.client.rpc('save_mission_draft', { mission_id, draft, base_revision: row!.draft_revision })
}

/** A colleague in a partner's organization. */
export async function colleague(
  server: TestServer,
  { organizationId }: Partner,
  memberRole: 'recruiter' | 'reviewer' | 'adviser' | 'teacher',
): Promise<Partner> {
  const person = await makePerson(server, {
    metadata: { first_name: 'Cole', last_name: 'League', user_type: 'company' },
  })
  await server.sql(
    'insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, $3)',
    [organizationId, person.id, memberRole],
  )
  await server.sql(`insert into public.user_roles (user_id, role) values ($1, 'company')`, [person.id])
  return { ...person, organizationId }
}

export interface PlayedMission {
  enrollment: {
    status: string
    path: string[]
    is_complete: boolean
    progress: number
    seconds_spent: number
    version: number
    language: string
  }
  mission: { title: string; rubric: unknown; languages: string[] }
  outline: unknown[]
  steps: { id: string; revision: number; draft: unknown; completedAt: string | null }[]
  closing: { draft: unknown; revision: number }
}

/** What a person does with a mission, each returning its response. */
export function player({ client }: Pick<Person, 'client'>, enrollment_id: string) {
  const play = async () => good<PlayedMission>(await client.rpc('play_mission', { enrollment_id }))
  const save = async (step_id: string, draft: unknown, more: { base?: number; seconds?: number } = {}) => {
    const base_revision = more.base ?? (await play()).steps.find(({ id }) => id === step_id)?.revision ?? 0
    return client.rpc('save_step', {
      enrollment_id,
      step_id,
      draft,
      base_revision,
      seconds: more.seconds ?? 0,
    })
  }
  const complete = (step_id: string) => client.rpc('complete_step', { enrollment_id, step_id })
  return {
    play,
    save,
    complete,
    submit: (own_work = true, reflection = '', written_in?: string) =>
      client.rpc('submit_work', { enrollment_id, own_work, reflection, written_in }),
    leave: () => client.rpc('leave_mission', { enrollment_id }),
    /** Answers steps and continues, in order. */
    through: async (...steps: [string, unknown?][]) => {
      for (const [step_id, draft] of steps) {
        if (draft) good(await save(step_id, draft))
        good(await complete(step_id))
      }
    },
  }
}

/** Every step of the mission above, on the left branch. */
export const leftWay: [string, unknown?][] = [
  ['start'],
  ['way', { choice: 'left' }],
  ['on-the-left'],
  ['quiz', { answers: { q1: ['a'] } }],
  ['work', { text: 'Your money is on its way.' }],
  ['extra'],
]

export async function startMission(server: TestServer, mission_id: string, who?: Person) {
  const person = who ?? (await candidate(server))
  const enrollmentId = good<string>(await person.client.rpc('start_mission', { mission_id }))
  return { person, enrollmentId, ...player(person, enrollmentId) }
}

/** A mission with every text in French too, each prefixed with "FR ". */
export function bilingual(more: Partial<MissionContent> = {}): MissionContent {
  const content = missionContent(more)
  return textsIn(content, 'fr').reduce(
    (now, text) => translate(now, 'fr', text, `FR ${text.source}`),
    content,
  )
}
