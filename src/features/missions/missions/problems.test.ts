import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyMission, type MissionContent, type QuizStep, type Step } from './model.ts'
import { missionProblems } from './problems.ts'

const work: Step = {
  id: 'work',
  kind: 'deliverable',
  title: 'Work',
  body: '',
  accepts: 'text',
  required: true,
  fileKinds: [],
  maxMegabytes: 10,
}
const quiz = (changes: Partial<QuizStep['questions'][number]> = {}): Step => ({
  id: 'quiz',
  kind: 'quiz',
  title: 'Quiz',
  questions: [
    {
      id: 'q',
      text: 'Which?',
      isMultiple: false,
      options: [
        { id: 'a', label: 'This' },
        { id: 'b', label: 'That' },
      ],
      correct: ['a'],
      explanation: '',
      ...changes,
    },
  ],
})
const complete = (changes: Partial<MissionContent> = {}): MissionContent => ({
  ...emptyMission,
  title: 'A mission',
  summary: 'Long enough to say what one does in this mission.',
  skills: ['sql'],
  isFictional: true,
  steps: [work],
  rubric: {
    isShown: true,
    criteria: [
      {
        id: 'c',
        title: 'Clarity',
        weight: 100,
        levels: [
          { title: 'Low', description: '' },
          { title: 'High', description: '' },
        ],
      },
    ],
  },
  ...changes,
})
const problemsOf = (changes: Partial<MissionContent>) => missionProblems(complete(changes))

describe('mission problems', () => {
  it('are none when everything is there', () => expect(missionProblems(complete())).toEqual([]))

  it('are many in an empty mission', () => {
    expect(missionProblems(emptyMission)).toEqual([
      'title',
      'summary',
      'isFictional',
      'skills',
      'steps',
      'deliverable',
      'rubric',
    ])
  })

  it.each<[string, Partial<MissionContent>]>([
    ['hours', { hours: 16.5 }],
    ['hours', { hours: 0 }],
    ['feedbackDays', { feedbackDays: 2.5 }],
    ['feedbackDays', { feedbackDays: 31 }],
    ['language', { language: 'de' as 'en' }],
    ['deliverable', { steps: [{ ...work, required: false } as Step] }],
    ['step:work', { steps: [{ ...work, title: ' ' }] }],
    ['step:quiz', { steps: [quiz({ correct: [] }), work] }],
    ['step:quiz', { steps: [quiz({ correct: ['a', 'b'] }), work] }],
    ['step:quiz', { steps: [quiz({ isMultiple: true, correct: ['z'] }), work] }],
    [
      'step:quiz',
      {
        steps: [
          quiz({
            options: [
              { id: 'a', label: 'This' },
              { id: 'b', label: '' },
            ],
          }),
          work,
        ],
      },
    ],
  ])('include %s', (problem, changes) => expect(problemsOf(changes)).toEqual([problem]))

  it('include a path that leads to no step', () => {
    expect(problemsOf({ steps: [{ ...work, next: 'gone' }] })).toContain('step:work')
  })

  it("include weights that don't add up to 100", () => {
    const { rubric } = complete()
    const criteria = rubric.criteria.map((criterion) => ({ ...criterion, weight: 90 }))
    expect(problemsOf({ rubric: { ...rubric, criteria } })).toEqual(['weights'])
  })

  const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() !== '')
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('brief' as const), title: text, body: text }),
      fc.record({
        kind: fc.constant('message' as const),
        title: text,
        from: text,
        role: fc.string(),
        delaySeconds: fc.nat(120),
        body: text,
      }),
      fc.record({
        kind: fc.constant('decision' as const),
        title: text,
        body: fc.string(),
        choices: fc.array(fc.record({ id: fc.uuid(), label: text, consequence: fc.string() }), {
          minLength: 2,
          maxLength: 6,
        }),
      }),
    ),
    { maxLength: 30 },
  )

  it('are none in any mission with complete steps in order', () => {
    fc.assert(
      fc.property(steps, (written) => {
        const numbered = written.map((step, index) => ({ ...step, id: `s${index}` }))
        expect(problemsOf({ steps: [...numbered, work] })).toEqual([])
      }),
    )
  })
})
