import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type MissionText, textsIn, translate } from '../../src/features/missions/missions/languages.ts'
import type { MissionContent } from '../../src/features/missions/missions/model.ts'
import { demoPassword } from './people.ts'
import { en } from './texts.ts'

export interface PublishedMission {
  id: string
  title: string
}

/** A small but complete mission: every kind of step, and a decision with two paths. */
function branchingContent(title: string, fileMegabytes: number): MissionContent {
  return {
    title,
    summary:
      'A bakery wants to win back its morning customers. Read, decide, and propose what to do next week.',
    category: 'marketing',
    difficulty: 'beginner',
    language: 'en',
    hours: 2,
    feedbackDays: 5,
    skills: ['market-research', 'copywriting'],
    isFictional: true,
    steps: [
      {
        id: 'brief',
        kind: 'brief',
        title: 'The bakery',
        body: '## The case\n\nSales before **nine** fell by a third.',
      },
      {
        id: 'hello',
        kind: 'message',
        title: 'A word from Nora',
        from: 'Nora Petit',
        role: en.administration.memberRoles.owner,
        delaySeconds: 2,
        body: 'Welcome! Could you look at it today?',
      },
      {
        id: 'decide',
        kind: 'decision',
        title: 'Where to begin',
        body: 'You have one morning.',
        choices: [
          {
            id: 'ask',
            label: 'Ask customers',
            consequence: 'They tell you that the queue is too slow.',
            next: 'quiz',
          },
          {
            id: 'count',
            label: 'Count the till',
            consequence: 'The till shows a gap at eight.',
            next: 'plan',
          },
        ],
      },
      {
        id: 'quiz',
        kind: 'quiz',
        title: 'What they said',
        questions: [
          {
            id: 'q1',
            text: 'What did most of them name?',
            isMultiple: false,
            options: [
              { id: 'a', label: 'The queue' },
              { id: 'b', label: 'The bread' },
            ],
            correct: ['a'],
            explanation: 'Seven of ten spoke of the queue.',
          },
        ],
      },
      {
        id: 'plan',
        kind: 'deliverable',
        title: 'Your plan',
        body: 'Write half a page.',
        accepts: 'text',
        required: true,
        fileKinds: [],
        maxMegabytes: 5,
      },
      {
        id: 'proof',
        kind: 'deliverable',
        title: 'Your figures',
        body: 'Add your table if you have one.',
        accepts: 'file',
        required: false,
        fileKinds: ['csv', 'pdf'],
        maxMegabytes: fileMegabytes,
      },
    ],
    rubric: {
      isShown: true,
      criteria: [
        {
          id: 'clear',
          title: 'Clear proposal',
          weight: 100,
          levels: [
            { title: 'Vague', description: 'Nobody could act on it.' },
            { title: en.common.dates.clear, description: 'Everyone knows what to do on Monday.' },
          ],
        },
      ],
    },
    evaluatorNotes: '',
    comments: [],
  }
}

/** Calls a database function as a person. */
async function caller(request: APIRequestContext, email: string, secret: string) {
  const { supabaseKey } = await (await request.get('/config.json')).json()
  const session = await (
    await request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: supabaseKey },
      data: { email, password: secret },
    })
  ).json()
  const headers = { apikey: supabaseKey, authorization: `Bearer ${session.access_token}` }
  return {
    async call(name: string, data: object) {
      const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    },
    get: async (path: string) => (await request.get(`/rest/v1/${path}`, { headers })).json(),
  }
}

/** Every text in French too, each as its source behind "FR ". */
function inFrenchToo(content: MissionContent): MissionContent {
  const translated = (now: MissionContent, text: MissionText) =>
    translate(now, 'fr', text, `FR ${text.source}`)
  return textsIn(content, 'fr').reduce(translated, content)
}

/** A mission that the demo company has just published, and perhaps translated. */
export async function publishedMission(
  request: APIRequestContext,
  fileMegabytes = 1,
  isBilingual = false,
): Promise<PublishedMission> {
  const company = await caller(request, 'company@essor.test', demoPassword)
  const [membership] = await company.get('organization_members?select=organization_id&limit=1')
  const title = `The quiet morning ${randomBytes(4).toString('hex')}`
  const content = branchingContent(title, fileMegabytes)
  const mission = {
    organization_id: membership.organization_id,
    draft: isBilingual ? inFrenchToo(content) : content,
  }
  const id: string = await company.call('create_mission', mission)
  await company.call('publish_mission', { mission_id: id })
  return { id, title }
}

/** Starts the mission on the open page, and accepts the terms. */
export async function startMission(page: Page, label = en.catalog.mission.start): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(en.player.begin.leave)).toBeVisible()
  await dialog.getByRole('button', { name: en.player.begin.confirm }).click()
}
