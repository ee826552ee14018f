import type { TestServer } from '../../server/testing/server.ts'
import { candidate, type Partner, type Person } from './people.ts'
import { good, onCriterion, reviewer } from './review-work.ts'

const content = {
  title: 'Count the stock',
  summary: 'A warehouse has lost track of its stock. Count it, and hand in your table.',
  category: 'operations',
  difficulty: 'beginner',
  language: 'en',
  hours: 1,
  feedbackDays: 3,
  skills: ['spreadsheets'],
  isFictional: true,
  steps: [
    { id: 'letter', kind: 'deliverable', title: 'Letter', body: '', accepts: 'text', required: true },
    { id: 'table', kind: 'deliverable', title: 'Table', body: '', accepts: 'file', required: true },
  ],
  rubric: {
    isShown: true,
    criteria: [
      { id: 'right', title: 'Right', weight: 70, levels: [{ title: 'No' }, { title: 'Yes' }] },
      { id: 'clear', title: 'Clear', weight: 30, levels: [{ title: 'No' }, { title: 'Yes' }] },
    ],
  },
}

export async function publishCounting({ client, organizationId: organization_id }: Partner): Promise<string> {
  const id = good<string>(await client.rpc('create_mission', { organization_id, draft: content }))
  good(await client.rpc('publish_mission', { mission_id: id }))
  return id
}

export interface Submitted {
  holder: Person
  enrollmentId: string
  submissionId: string
  files: string[]
}

/** A candidate writes a letter, uploads two tables and submits them. */
export async function submitCounting(server: TestServer, mission_id: string): Promise<Submitted> {
  const holder = await candidate(server)
  const { client } = holder
  const enrollment_id = good<string>(await client.rpc('start_mission', { mission_id }))
  const save = async (step_id: string, draft: object) => {
    good(await client.rpc('save_step', { enrollment_id, step_id, draft, base_revision: 0 }))
    good(await client.rpc('complete_step', { enrollment_id, step_id }))
  }
  await save('letter', { text: 'LETTER: the stock is **right** again.' })
  const files = ['one.csv', 'two.csv'].map((name) => `${enrollment_id}/table/${name}`)
  for (const file of files) {
    const blob = new Blob([file.endsWith('one.csv') ? 'ONE' : 'TWO'], { type: 'text/csv' })
    const { error } = await client.storage.from('deliverables').upload(file, blob)
    if (error) throw error
  }
  const own = files.map((path) => ({ path, name: path.split('/').at(-1), size: 3 }))
  await save('table', { files: own })
  good(await client.rpc('submit_work', { enrollment_id, own_work: true }))
  const [row] = await server.sql<{ id: string }>('select id from submissions where enrollment_id = $1', [
    enrollment_id,
  ])
  return { holder, enrollmentId: enrollment_id, submissionId: row!.id, files }
}

/** A review that lacks only its verdict. */
export async function judged(by: Person, { submissionId }: Submitted) {
  const review = reviewer(by, submissionId)
  good(await review.claim())
  const scores = { right: { level: 1 }, clear: { level: 1 } }
  const comments = [onCriterion('right', 'COMMENT: every shelf.')]
  good(await review.save(scores, 'SUMMARY: counted with great care.', comments))
  return review
}

export interface Earned extends Submitted {
  code: string
}

/** Validated work, with its certificate. */
export async function earn(server: TestServer, author: Partner, mission: string): Promise<Earned> {
  const submitted = await submitCounting(server, mission)
  good(await (await judged(author, submitted)).deliver('validated'))
  const [row] = await server.sql<{ code: string }>(
    'select code from public.certificates where enrollment_id = $1',
    [submitted.enrollmentId],
  )
  return { ...submitted, code: row!.code }
}
