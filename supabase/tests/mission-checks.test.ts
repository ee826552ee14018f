import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { templatesIn } from '../../src/features/missions/authoring/templates/templates.ts'
import type { MissionContent, Step } from '../../src/features/missions/missions/model.ts'
import { missionProblems } from '../../src/features/missions/missions/problems.ts'
import { draftMission, missionContent, publishMission, saveDraft } from './missions.ts'
import { type Partner, partner, startProduct } from './people.ts'

let server: TestServer
let author: Partner
beforeAll(async () => {
  server = await startProduct()
  author = await partner(server, 'company')
})
afterAll(() => server.close())

type Break = (content: MissionContent) => unknown
const stepOf = <K extends Step['kind']>({ steps }: MissionContent, kind: K) =>
  steps.find((step) => step.kind === kind) as Extract<Step, { kind: K }>
const deliverable = (id: string): Step => ({
  id,
  kind: 'deliverable',
  title: 'More',
  body: '',
  accepts: 'text',
  required: true,
  fileKinds: [],
  maxMegabytes: 1,
})

/** One mistake each, and the only problem found. */
const mistakes: [string, Break, string][] = [
  ['no title', (content) => Object.assign(content, { title: ' \u00a0 ' }), 'title'],
  ['a long title', (content) => Object.assign(content, { title: 'x'.repeat(121) }), 'title'],
  ['a short summary', (content) => Object.assign(content, { summary: 'Too short.' }), 'summary'],
  ['a long summary', (content) => Object.assign(content, { summary: 'x'.repeat(601) }), 'summary'],
  ['an unknown category', (content) => Object.assign(content, { category: 'magic' }), 'category'],
  ['an unknown difficulty', (content) => Object.assign(content, { difficulty: 'easy' }), 'difficulty'],
  ['an unknown language', (content) => Object.assign(content, { language: 'de' }), 'language'],
  ['more than two days', (content) => Object.assign(content, { hours: 16.5 }), 'hours'],
  ['no time at all', (content) => Object.assign(content, { hours: 0 }), 'hours'],
  ['hours as text', (content) => Object.assign(content, { hours: '3' }), 'hours'],
  ['feedback in zero days', (content) => Object.assign(content, { feedbackDays: 0 }), 'feedbackDays'],
  ['feedback after months', (content) => Object.assign(content, { feedbackDays: 31 }), 'feedbackDays'],
  ['feedback after half a day', (content) => Object.assign(content, { feedbackDays: 1.5 }), 'feedbackDays'],
  ['a real case', (content) => Object.assign(content, { isFictional: false }), 'isFictional'],
  [
    'a case that only claims to be fictional',
    (content) => Object.assign(content, { isFictional: 'true' }),
    'isFictional',
  ],
  ['no skill', (content) => Object.assign(content, { skills: [] }), 'skills'],
  ['an unknown skill', (content) => Object.assign(content, { skills: ['telepathy'] }), 'skills'],
  ['nine skills', (content) => Object.assign(content, { skills: Array(9).fill('sql') }), 'skills'],
  ['two steps with one id', (content) => content.steps.push(deliverable('work')), 'steps'],
  ['a step that is called the end', (content) => content.steps.push(deliverable('end')), 'steps'],
  ['a step without an id', (content) => content.steps.push(deliverable('')), 'steps'],
  [
    'too many steps',
    (content) => content.steps.push(...Array.from({ length: 40 }, (_, place) => deliverable(`s${place}`))),
    'steps',
  ],
  [
    'a brief without text',
    (content) => Object.assign(stepOf(content, 'brief'), { body: '\n\t ' }),
    'step:start',
  ],
  [
    'a step without a title',
    (content) => Object.assign(stepOf(content, 'brief'), { title: '' }),
    'step:start',
  ],
  [
    'a message without a sender',
    (content) => Object.assign(stepOf(content, 'message'), { from: ' ' }),
    'step:on-the-left',
  ],
  [
    'a link to a missing step',
    (content) => Object.assign(stepOf(content, 'decision').choices[0]!, { next: 'mars' }),
    'step:way unreachable:on-the-left',
  ],
  [
    'a choice without text',
    (content) => Object.assign(stepOf(content, 'decision').choices[0]!, { label: '' }),
    'step:way',
  ],
  [
    'a question without text',
    (content) => Object.assign(stepOf(content, 'quiz').questions[0]!, { text: '' }),
    'step:quiz',
  ],
  [
    'a question without options',
    (content) => Object.assign(stepOf(content, 'quiz').questions[0]!, { options: [] }),
    'step:quiz',
  ],
  [
    'no right answer',
    (content) => Object.assign(stepOf(content, 'quiz').questions[0]!, { correct: [] }),
    'step:quiz',
  ],
  [
    'a right answer that is not offered',
    (content) => Object.assign(stepOf(content, 'quiz').questions[0]!, { correct: ['z'] }),
    'step:quiz',
  ],
  [
    'two right answers where one is allowed',
    (content) => Object.assign(stepOf(content, 'quiz').questions[0]!, { correct: ['a', 'b'] }),
    'step:quiz',
  ],
  [
    'a quiz without questions',
    (content) => Object.assign(stepOf(content, 'quiz'), { questions: [] }),
    'step:quiz',
  ],
  [
    'a deliverable of an unknown kind',
    (content) => Object.assign(stepOf(content, 'deliverable'), { accepts: 'song' }),
    'step:work',
  ],
  [
    'an unknown kind of step',
    (content) => content.steps.push({ id: 'x', kind: 'dance', title: 'Dance' } as never),
    'step:x',
  ],
  [
    'an unreachable step',
    (content) => Object.assign(stepOf(content, 'decision').choices[1]!, { next: 'on-the-left' }),
    'unreachable:on-the-right',
  ],
  [
    'no required deliverable',
    (content) => Object.assign(stepOf(content, 'deliverable'), { required: false }),
    'deliverable',
  ],
  [
    'a criterion without a title',
    (content) => Object.assign(content.rubric.criteria[0]!, { title: ' ' }),
    'criteria',
  ],
  ['a criterion with one level', (content) => content.rubric.criteria[0]!.levels.splice(1), 'criteria'],
  [
    'a level without a title',
    (content) => Object.assign(content.rubric.criteria[0]!, { levels: [{ title: '' }, { title: 'Good' }] }),
    'criteria',
  ],
  ['weights of 90', (content) => Object.assign(content.rubric.criteria[0]!, { weight: 50 }), 'weights'],
]

describe('a mission cannot be published with', () => {
  it.each(mistakes)('%s', async (_, breakIt, problem) => {
    const content = structuredClone(missionContent())
    breakIt(content)
    const mission_id = await draftMission(author, content)
    const { data, error } = await author.client.rpc('publish_mission', { mission_id })
    expect(error).toMatchObject({ hint: 'mission_incomplete', details: problem })
    expect(data).toBeNull()
    expect(
      await server.sql('select from public.mission_versions where mission_id = $1', [mission_id]),
    ).toEqual([])
    expect(
      await server.sql('select from public.mission_listings where mission_id = $1', [mission_id]),
    ).toEqual([])
  })

  it('a loop without an exit', async () => {
    const content = missionContent()
    const last = content.steps.at(-1)!
    last.next = 'quiz'
    const mission_id = await draftMission(author, content)
    const { error } = await author.client.rpc('publish_mission', { mission_id })
    const everyStep = content.steps.map(({ id }) => `loop:${id}`).join(' ')
    expect(error).toMatchObject({ hint: 'mission_incomplete', details: everyStep })
  })

  it('no rubric, or no content at all; every problem is listed', async () => {
    const mission_id = await draftMission(author, { rubric: { isShown: true, criteria: [] } })
    const first = await author.client.rpc('publish_mission', { mission_id })
    expect(first.error?.details).toBe('rubric')
    for (const draft of [{}, { steps: 'none', rubric: [], skills: {} }]) {
      expect((await saveDraft(server, author, mission_id, draft)).error).toBeNull()
      const { error } = await author.client.rpc('publish_mission', { mission_id })
      expect(error?.details).toBe(
        'title summary category difficulty language hours feedbackDays isFictional skills steps deliverable rubric',
      )
    }
  })
})

it('a loop with an exit is fine', async () => {
  const content = missionContent()
  stepOf(content, 'decision').choices[0]!.next = 'start'
  stepOf(content, 'decision').choices[1]!.next = 'on-the-left'
  content.steps = content.steps.filter(({ id }) => id !== 'on-the-right')
  const mission_id = await draftMission(author, content)
  expect((await author.client.rpc('publish_mission', { mission_id })).data).toBe(1)
})

describe('the web app’s and the database’s lists of problems', () => {
  const word = fc.constantFrom(
    '',
    ' ',
    '\u00a0\n',
    'ab',
    'A title of some length',
    'x'.repeat(41),
    'é'.repeat(601),
  )
  const ids = ['start', 'way', 'on-the-left', 'on-the-right', 'quiz', 'work', 'extra', 'end', 'nowhere', '']
  const way = fc.option(fc.constantFrom(...ids), { nil: undefined })
  const at = fc.nat({ max: 6 })
  const change: fc.Arbitrary<Break> = fc.oneof(
    word.map(
      (title): Break =>
        (content) =>
          Object.assign(content, { title }),
    ),
    word.map(
      (summary): Break =>
        (content) =>
          Object.assign(content, { summary }),
    ),
    fc.constantFrom(0, 0.5, 1.5, 16, 16.1, -3).map(
      (hours): Break =>
        (content) =>
          Object.assign(content, { hours }),
    ),
    fc.constantFrom(0, 1, 1.5, 30, 31).map(
      (feedbackDays): Break =>
        (content) =>
          Object.assign(content, { feedbackDays }),
    ),
    fc.boolean().map(
      (isFictional): Break =>
        (content) =>
          Object.assign(content, { isFictional }),
    ),
    fc.subarray(['sql', 'python', 'seo']).map(
      (skills): Break =>
        (content) =>
          Object.assign(content, { skills }),
    ),
    fc.constantFrom('fr', 'de', '').map(
      (language): Break =>
        (content) =>
          Object.assign(content, { language }),
    ),
    fc.tuple(at, way).map(
      ([index, next]): Break =>
        ({ steps }) =>
          steps[index] && Object.assign(steps[index], { next }),
    ),
    fc.tuple(fc.nat({ max: 1 }), way).map(
      ([index, next]): Break =>
        ({ steps }) => {
          for (const step of steps)
            if (step.kind === 'decision') Object.assign(step.choices[index] ?? {}, { next })
        },
    ),
    fc.tuple(at, word).map(
      ([index, body]): Break =>
        ({ steps }) =>
          steps[index] && Object.assign(steps[index], { body }),
    ),
    fc.tuple(at, word).map(
      ([index, title]): Break =>
        ({ steps }) =>
          steps[index] && Object.assign(steps[index], { title }),
    ),
    at.map(
      (index): Break =>
        ({ steps }) =>
          steps.splice(index, 1),
    ),
    fc.tuple(at, at).map(
      ([from, to]): Break =>
        ({ steps }) =>
          steps.splice(to, 0, ...steps.splice(from, 1)),
    ),
    fc.boolean().map(
      (required): Break =>
        ({ steps }) =>
          steps.map((step) => Object.assign(step, { required })),
    ),
    fc.constantFrom([], ['a'], ['b', 'a'], ['z']).map(
      (correct): Break =>
        ({ steps }) => {
          for (const step of steps) if (step.kind === 'quiz') Object.assign(step.questions[0]!, { correct })
        },
    ),
    fc.boolean().map(
      (isMultiple): Break =>
        ({ steps }) => {
          for (const step of steps)
            if (step.kind === 'quiz') Object.assign(step.questions[0]!, { isMultiple })
        },
    ),
    fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(0, 40, 60, 100, -1)).map(
      ([index, weight]): Break =>
        ({ rubric }) =>
          Object.assign(rubric.criteria[index] ?? {}, { weight }),
    ),
    fc.nat({ max: 2 }).map(
      (count): Break =>
        ({ rubric }) =>
          rubric.criteria.splice(count),
    ),
    word.map(
      (title): Break =>
        ({ rubric }) =>
          Object.assign(rubric.criteria[0] ?? {}, { title }),
    ),
    fc.nat({ max: 1 }).map(
      (count): Break =>
        ({ rubric }) =>
          rubric.criteria[0]?.levels.splice(count),
    ),
  )
  const content = fc.array(change, { maxLength: 6 }).map((changes) => {
    const mutated = structuredClone(missionContent())
    for (const apply of changes) apply(mutated)
    return mutated
  })

  it('are the same for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(content, { minLength: 50, maxLength: 50 }), async (contents) => {
        const rows = await server.sql<{ problems: string[] }>(
          `select private.mission_problems(content) as problems
           from jsonb_array_elements($1::jsonb) with ordinality as given (content, place) order by place`,
          [JSON.stringify(contents)],
        )
        const found = rows.map(({ problems }) => problems.sort())
        expect(found).toEqual(contents.map((one) => missionProblems(one).sort()))
      }),
      { numRuns: 20 },
    )
  })
})

describe.each(['en', 'fr'] as const)('the built-in templates, in %s', (language) => {
  it.each(templatesIn(language).map((content) => [content.title, content] as const))(
    'P2-templates “%s” can be used and published as it is',
    async (_, content) => {
      const id = await publishMission(author, content)
      const [published] = await server.sql<{ content: MissionContent }>(
        'select content from public.mission_versions where mission_id = $1 and version = 1',
        [id],
      )
      expect(published?.content.steps.map(({ id }) => id)).toEqual(content.steps.map(({ id }) => id))
    },
  )
})
