import { describe, expect, it } from 'vitest'
import { formatStopwatch } from '../../../lib/formats/durations.ts'
import type { Rating } from './api/answers.ts'
import { chooseQuestions } from './choose-questions.ts'
import { movementOf, overallOf, ratingsByWeek } from './development.ts'
import { findQuestions } from './find-questions.ts'
import { type Question, type QuestionKind, questionKinds, type Trade } from './model.ts'

const question = (slug: string, kind: QuestionKind, trade: Trade | null = null): Question => ({
  slug,
  kind,
  trade,
  prompt: `Où est ${slug} ?`,
})
const bank: Question[] = [
  ...questionKinds.flatMap((kind) => [question(`${kind}-1`, kind), question(`${kind}-2`, kind)]),
  question('web-1', 'technical', 'web'),
  question('data-1', 'technical', 'data'),
]
const slugs = (list: Question[]) => list.map(({ slug }) => slug)

describe('a round', () => {
  const wish = { kinds: [], trade: null, count: 6 }

  it('has a share of each kind, in the order of an interview, and no question twice', () => {
    expect(chooseQuestions(bank, wish).map(({ kind }) => kind)).toEqual(questionKinds)
    expect(new Set(slugs(chooseQuestions(bank, { ...wish, count: 12 }))).size).toBe(12)
  })

  it('respects the requested kinds and field, and what is available', () => {
    const all = chooseQuestions(bank, { kinds: ['technical'], trade: 'web', count: 12 })
    expect(slugs(all).sort()).toEqual(['technical-1', 'technical-2', 'web-1'])
    expect(chooseQuestions([], wish)).toEqual([])
  })

  it('prefers questions not practiced recently', () => {
    const practised = { 'about-1': '2026-11-01', 'about-2': '2026-10-01' }
    const choose = (known: Record<string, string>) =>
      slugs(chooseQuestions(bank, { ...wish, kinds: ['about'], count: 1 }, known))
    expect(choose(practised)).toEqual(['about-2'])
    expect(choose({ 'about-2': '2026-10-01' })).toEqual(['about-1'])
  })
})

describe('question bank', () => {
  const any = { words: '', state: 'all' as const }

  it('finds words ignoring accents, and shows a field’s own questions first', () => {
    expect(slugs(findQuestions(bank, { ...any, words: 'OU web' }, {}))).toEqual(['web-1'])
    const web = slugs(findQuestions(bank, { ...any, trade: 'web' }, {}))
    expect(web[0]).toBe('web-1')
    expect(web).not.toContain('data-1')
    expect(web).toHaveLength(13)
  })

  it('separates practiced questions from new ones', () => {
    const known = { 'data-1': '2026-11-01' }
    expect(slugs(findQuestions(bank, { ...any, state: 'done' }, known))).toEqual(['data-1'])
    expect(findQuestions(bank, { ...any, state: 'open' }, known)).toHaveLength(13)
  })
})

describe('self-ratings', () => {
  const rating = (day: string, mark: number, more: Partial<Rating> = {}): Rating => ({
    id: `${day}-${mark}`,
    question_slug: 'about-1',
    session_id: null,
    relevance: mark,
    structure: mark,
    evidence: mark,
    concision: mark,
    presence: mark,
    notes: '',
    created_at: `${day}T12:00:00Z`,
    ...more,
  })

  it('are averaged by week, with a gap for weeks without any', () => {
    const weeks = ratingsByWeek(
      [rating('2026-10-26', 2), rating('2026-10-28', 3), rating('2026-11-10', 4)],
      'UTC',
    )
    expect(weeks).toMatchObject([
      { monday: '2026-10-26', count: 2, overall: 2.5, presence: 2.5 },
      { monday: '2026-11-02', count: 0 },
      { monday: '2026-11-09', count: 1, overall: 4 },
    ])
    expect(weeks[1]).not.toHaveProperty('overall')
    expect(ratingsByWeek([], 'UTC')).toEqual([])
  })

  it('show a change from four on', () => {
    const first = [rating('2026-10-01', 2), rating('2026-10-02', 2)]
    expect(movementOf(first)).toBeUndefined()
    const last = [
      rating('2026-11-01', 3, { presence: 5 }),
      rating('2026-11-02', 3, { presence: 5, evidence: 1 }),
    ]
    expect(movementOf([...first, ...last])).toMatchObject({
      size: 2,
      best: 'presence',
      weakest: 'evidence',
      first: { presence: 2 },
      last: { presence: 5, evidence: 2 },
    })
    expect(overallOf(last[1]!)).toBe(3)
  })
})

it('formats seconds with two digits and never goes below zero', () => {
  expect([formatStopwatch(0), formatStopwatch(65.4), formatStopwatch(600), formatStopwatch(-3)]).toEqual([
    '0:00',
    '1:05',
    '10:00',
    '0:00',
  ])
})
