import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  partner,
  roleNames,
  startProduct,
} from './people.ts'
import {
  type CommentRow,
  firstText,
  good,
  hintOf,
  letPromisePass,
  onCriterion,
  onWords,
  publish,
  reviewer,
  submit,
  type Work,
  work,
  write,
} from './review-work.ts'

let server: TestServer
let company: Partner
let colleague: Person
let maker: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  const approver = await admin(server)
  company = await partner(server, 'company', { approver })
  maker = await partner(server, 'on_maker', { approver })
  colleague = await candidate(server)
  await server.sql(
    `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'reviewer')`,
    [company.organizationId, colleague.id],
  )
  mission = await publish(company)
})
afterAll(() => server.close())

interface Told {
  attempt: number
  comments: { id: string; is_resolved: boolean; replies: object[] }[]
}
const feedback = async ({ candidate: { client }, enrollmentId: enrollment_id }: Work) =>
  good<Told[]>(await client.rpc('my_feedback', { enrollment_id }))

async function claimed(done: Work, by: Person = company) {
  const review = reviewer(by, done.submissionId)
  good(await review.claim())
  return review
}

/** A first attempt that was returned with these comments. */
async function sentBack(...comments: CommentRow[]) {
  const done = await work(server, mission)
  const review = await claimed(done)
  good(await review.remark(comments))
  good(await review.deliver('revise'))
  return done
}

async function sendAgain(done: Work, text = 'Your money is back by 18 November.'): Promise<Work> {
  await write(done.candidate, done.enrollmentId, text)
  return { ...done, submissionId: await submit(done.candidate, done.enrollmentId) }
}

const answer = ({ client }: Pick<Person, 'client'>, comment_id: string, more: object = {}) =>
  client.rpc('answer_comment', { comment_id, answer: 'It is there now.', is_done: true, ...more })

const rows = async ({ client }: Pick<Person, 'client'>, table: string, submissionId: string) =>
  ((await client.from(table).select('*').eq('submission_id', submissionId)).data ?? []).length

describe('a passage', () => {
  const odd = 'Dear 👩‍🚀 Zoë,\r\n\r\nit is **paid** soon 🎉.'

  it('is stored as in the text, with emoji, Windows line endings, and overlapping another', async () => {
    const done = await work(server, mission, undefined, odd)
    const review = await claimed(done)
    const comments = [
      onWords(odd, '👩‍🚀 Zoë,\r\n\r\nit'),
      onWords(odd, 'it is **paid'),
      onWords(odd, '🎉', { criterion: 'tone' }),
      onWords(odd, odd),
      onCriterion('tone', 'Warm.'),
    ]
    good(await review.remark(comments))
    expect(good(await review.read())).toMatchObject({
      review: { comments: comments.map((comment) => ({ ...comment, replies: [], is_resolved: false })) },
    })
    // The next save replaces all of it.
    good(await review.remark(comments.slice(1, 2)))
    expect(good(await review.read())).toMatchObject({ review: { comments: [{ quote: 'it is **paid' }] } })
  })

  it('is refused if its quote isn’t at that position', async () => {
    const done = await work(server, mission)
    const review = await claimed(done)
    const kept = onWords(firstText, 'soon')
    good(await review.remark([kept]))
    const wrong: [string, Partial<CommentRow>][] = [
      ['passage_not_found', { quote: 'late' }],
      ['passage_not_found', { starts_at: 23, ends_at: 27 }],
      ['passage_not_found', { starts_at: 26, ends_at: 30 }],
      ['passage_not_found', { starts_at: 28, ends_at: 24 }],
      ['passage_not_found', { starts_at: 900, ends_at: 904 }],
      ['passage_not_found', { step_id: 'brief' }],
      ['passage_not_found', { step_id: 'nowhere' }],
      ['passage_not_found', { starts_at: -1, ends_at: 3 }],
      ['passage_not_found', { ends_at: 900 }],
      ['passage_not_found', { quote: null }],
      ['23514', { starts_at: 24, ends_at: 24, quote: '' }],
      ['23514', { step_id: null }],
      ['23514', { step_id: null, starts_at: null, ends_at: null, quote: null }],
      ['23514', { body: '  ' }],
      ['23514', { body: 'x'.repeat(3001) }],
      ['criterion_unknown', { criterion: 'style' }],
    ]
    for (const [code, more] of wrong) {
      const comment = { ...onWords(firstText, 'soon'), ...more }
      expect(hintOf(await review.remark([comment])), JSON.stringify(more)).toBe(code)
    }
    const many = Array.from({ length: 101 }, () => onWords(firstText, 'soon'))
    expect(hintOf(await review.remark(many))).toBe('too_many_comments')
    const twice = [onCriterion('tone', 'One.'), onCriterion('tone', 'Two.')]
    expect(hintOf(await review.remark(twice))).toBe('23505')
    // None of that changed what was stored.
    expect(good(await review.read())).toMatchObject({ review: { comments: [{ id: kept.id }] } })
  })

  it('can’t replace a comment on other work', async () => {
    const first = onWords(firstText, 'soon', { body: 'Mine.' })
    await sentBack(first)
    const review = await claimed(await work(server, mission))
    expect(hintOf(await review.remark([{ ...first, body: 'Stolen.' }]))).toBe('23505')
  })
})

describe('who can see and write comments', () => {
  it('the candidate once delivered, the organization before, and no one else', async () => {
    const done = await work(server, mission)
    const review = await claimed(done)
    good(await review.remark([onWords(firstText, 'soon'), onCriterion('facts', 'Name the date.')]))
    expect(await rows(company, 'review_comments', done.submissionId)).toBe(2)
    expect(await rows(done.candidate, 'review_comments', done.submissionId)).toBe(0)
    expect(await feedback(done)).toEqual([])
    good(await review.deliver('revise'))
    expect(await rows(done.candidate, 'review_comments', done.submissionId)).toBe(2)
    const [told] = await feedback(done)
    expect(told).toMatchObject({
      comments: [
        { step_id: 'answer', quote: 'soon', body: 'When?' },
        { criterion: 'facts', quote: null, body: 'Name the date.' },
      ],
      delivered: [{ id: 'answer', title: 'Answer', answer: { text: firstText } }],
    })
    good(await answer(done.candidate, told!.comments[0]!.id))
    const roles = await everyRole(server)
    for (const name of roleNames) {
      for (const table of ['review_comments', 'comment_replies']) {
        expect(await rows(roles[name], table, done.submissionId), name).toBe(0)
      }
      expect(hintOf(await answer(roles[name], told!.comments[0]!.id)), name).not.toBe('done')
    }
  })

  it('no one except through the functions', async () => {
    const comment = onWords(firstText, 'soon')
    const done = await sentBack(comment)
    const row = { ...comment, id: randomUUID(), submission_id: done.submissionId, place: 9 }
    const reply = {
      comment_id: comment.id,
      submission_id: done.submissionId,
      is_by_reviewer: true,
      settles: true,
    }
    for (const { client } of [company, done.candidate, maker]) {
      const attempts = [
        await client.from('review_comments').insert(row),
        await client.from('review_comments').update({ body: 'Good.' }).eq('id', comment.id),
        await client.from('review_comments').delete().eq('id', comment.id),
        await client.from('comment_replies').insert(reply),
        await client.from('comment_replies').update({ settles: true }).eq('comment_id', comment.id),
        await client.from('comment_replies').delete().eq('comment_id', comment.id),
      ]
      expect(attempts.map(({ error }) => error?.code)).toEqual(Array(6).fill('42501'))
    }
  })

  it('reviewers while they hold the claim', async () => {
    const comment = onWords(firstText, 'soon')
    const again = await sendAgain(await sentBack(comment))
    const resolve = { [comment.id]: { body: '', is_resolved: true } }
    expect(hintOf(await reviewer(company, again.submissionId).remark([], resolve))).toBe('review_not_claimed')
    const review = await claimed(again)
    expect(hintOf(await reviewer(colleague, again.submissionId).remark([], resolve))).toBe(
      'review_not_claimed',
    )
    expect(hintOf(await reviewer(maker, again.submissionId).remark([], resolve))).toBe('submission_not_found')
    expect(hintOf(await reviewer(again.candidate, again.submissionId).remark([], resolve))).toBe(
      'submission_not_found',
    )
    good(await review.remark([], resolve))
    good(await review.release())
    expect(hintOf(await review.remark([], {}))).toBe('review_not_claimed')
    good(await (await claimed(again)).deliver('validated'))
    expect(hintOf(await review.remark([], {}))).toBe('review_delivered')
  })
})

describe('a thread', () => {
  it('continues across attempts until a reviewer resolves it, and is hidden before its review is delivered', async () => {
    const words = onWords(firstText, 'soon')
    const facts = onCriterion('facts', 'Name the date.')
    const praise = { ...onCriterion('tone', 'Warm.'), asks_change: false }
    const done = await sentBack(words, facts, praise)
    good(await answer(done.candidate, words.id))
    good(await answer(done.candidate, words.id, { answer: 'It is in line two now.' }))
    const second = await sendAgain(done)
    expect(hintOf(await answer(done.candidate, words.id))).toBe('comment_closed')

    const review = await claimed(second)
    expect(good(await review.read())).toMatchObject({
      earlier: [
        {
          attempt: 1,
          comments: [
            {
              id: words.id,
              is_resolved: false,
              replies: [{ attempt: 1, is_by_reviewer: false, settles: true, body: 'It is in line two now.' }],
            },
            { id: facts.id, is_resolved: false, replies: [] },
            { id: praise.id, asks_change: false },
          ],
        },
      ],
    })
    const kept = { body: 'The year is missing.', is_resolved: false }
    expect(hintOf(await review.remark([], { [praise.id]: kept }))).toBe('comment_not_found')
    good(await review.remark([], { [words.id]: { body: '', is_resolved: true }, [facts.id]: kept }))
    // Only the reviewer can see a draft, whichever way one looks.
    const [before] = await feedback(second)
    expect(before!.comments.slice(0, 2)).toMatchObject([
      { is_resolved: false },
      { is_resolved: false, replies: [] },
    ])
    expect(await rows(done.candidate, 'comment_replies', second.submissionId)).toBe(0)
    expect(JSON.stringify(await dataOf(server, done.candidate))).not.toContain('The year')
    expect(good(await review.read())).toMatchObject({ review: { replies: { [facts.id]: kept } } })

    good(await review.deliver('revise'))
    const [, first] = await feedback(second)
    expect(first!.comments.slice(0, 2)).toMatchObject([
      { id: words.id, is_resolved: true },
      {
        id: facts.id,
        is_resolved: false,
        replies: [{ attempt: 2, is_by_reviewer: true, settles: false, body: 'The year is missing.' }],
      },
    ])
    expect(hintOf(await answer(done.candidate, words.id))).toBe('comment_resolved')
    good(await answer(done.candidate, facts.id, { answer: '2026, of course.' }))

    // The third reviewer finds what is open, with its history, and can't reopen what is resolved.
    const third = await sendAgain(second, 'Your money is back by 18 November 2026.')
    const last = await claimed(third)
    expect(hintOf(await last.remark([], { [words.id]: kept }))).toBe('comment_not_found')
    good(await last.remark([], { [facts.id]: { body: 'Yes.', is_resolved: true } }))
    good(await last.deliver('validated'))
    const told = await feedback(third)
    expect(told[2]!.comments[1]).toMatchObject({
      is_resolved: true,
      replies: [
        { attempt: 2, is_by_reviewer: true, body: 'The year is missing.' },
        { attempt: 2, is_by_reviewer: false, body: '2026, of course.' },
        { attempt: 3, is_by_reviewer: true, settles: true, body: 'Yes.' },
      ],
    })
    const data = await dataOf(server, done.candidate)
    expect(JSON.stringify(data.comment_replies)).toContain('2026, of course.')
  })

  it('is answered only by its candidate, in a thousand characters, while the work is being revised', async () => {
    const comment = onWords(firstText, 'soon')
    const draft = await work(server, mission)
    const review = await claimed(draft)
    good(await review.remark([comment]))
    expect(hintOf(await answer(draft.candidate, comment.id))).toBe('comment_not_found')
    good(await review.deliver('validated'))
    expect(hintOf(await answer(draft.candidate, comment.id))).toBe('comment_closed')

    const open = onCriterion('tone', 'Warmer.')
    const done = await sentBack(open)
    for (const other of [company, colleague, maker, await candidate(server), { client: server.client() }]) {
      expect(hintOf(await answer(other, open.id))).not.toBe('done')
    }
    expect(hintOf(await answer(done.candidate, randomUUID()))).toBe('comment_not_found')
    expect(hintOf(await answer(done.candidate, open.id, { answer: 'x'.repeat(1001) }))).toBe(
      'answer_too_long',
    )
    good(await answer(done.candidate, open.id, { answer: null, is_done: null }))
  })

  it('is resolved only in the same work, also by a maker who took it over', async () => {
    const comment = onWords(firstText, 'soon')
    await sentBack(comment)
    const other = await sendAgain(await sentBack(onCriterion('tone', 'Warmer.')))
    const review = await claimed(other)
    const resolve = { [comment.id]: { body: '', is_resolved: true } }
    expect(hintOf(await review.remark([], resolve))).toBe('comment_not_found')
    // A comment on the attempt itself isn't a carried-over one.
    const own = onCriterion('tone', 'Better.')
    expect(hintOf(await review.remark([own], { [own.id]: { body: '', is_resolved: true } }))).toBe(
      'comment_not_found',
    )
    const passedOn = onWords(firstText, 'soon')
    const late = await sendAgain(await sentBack(passedOn))
    await letPromisePass(server, late.submissionId)
    const taken = await claimed(late, maker)
    good(await taken.remark([], { [passedOn.id]: { body: '', is_resolved: true } }))
    good(await taken.deliver('validated'))
    expect((await feedback(late))[1]!.comments).toMatchObject([{ is_resolved: true }])
  })
})

describe('a revision', () => {
  interface Check {
    unchanged: { id: string; title: string }[]
    changed: number
    open_comments: {
      id: string
      step_id: string | null
      quote: string | null
      body: string
      about: string | null
    }[]
  }
  const check = async ({ candidate: { client }, enrollmentId: enrollment_id }: Work) =>
    good<Check>(await client.rpc('check_revision', { enrollment_id }))

  it('W8 names what is unchanged and which comments are open before it is submitted', async () => {
    const onFacts = onCriterion('facts', 'Name the date.')
    const done = await sentBack(onFacts, onWords(firstText, 'soon'))
    expect(await check(done)).toMatchObject({
      unchanged: [{ id: 'answer', title: 'Answer' }],
      changed: 0,
      open_comments: [
        { body: 'Name the date.', about: 'Facts', step_id: null },
        { body: 'When?', step_id: 'answer', quote: 'soon' },
      ],
    })
    good(await answer(done.candidate, onFacts.id))
    await write(done.candidate, done.enrollmentId, 'Your money is back by 18 November.')
    const after = await check(done)
    expect([after.unchanged, after.changed]).toEqual([[], 1])
    expect(after.open_comments.map(({ body }) => body)).toEqual(['When?'])
  })

  it('W8 can be checked only by its author', async () => {
    const done = await sentBack(onCriterion('facts', 'Name the date.'))
    const enrollment_id = done.enrollmentId
    for (const other of [company, colleague, maker]) {
      expect(hintOf(await other.client.rpc('check_revision', { enrollment_id }))).toBe('enrollment_not_found')
    }
  })

  it('W8 that is validated leaves nothing open, whatever the reviewer left unanswered', async () => {
    const done = await sentBack(onCriterion('facts', 'Name the date.'), onWords(firstText, 'soon'))
    const again = await sendAgain(done)
    const review = await claimed(again)
    good(await review.remark([onCriterion('tone', 'A little warmer next time.')]))
    good(await review.deliver('validated'))
    const told = good<{ comments: { is_resolved: boolean; asks_change: boolean }[] }[]>(
      await again.candidate.client.rpc('my_feedback', { enrollment_id: again.enrollmentId }),
    )
    const open = told.flatMap(({ comments }) => comments).filter((one) => one.asks_change && !one.is_resolved)
    expect(open).toEqual([])
  })

  it('W8 that is refused keeps what is open', async () => {
    const done = await sentBack(onCriterion('facts', 'Name the date.'))
    const again = await sendAgain(done)
    const review = await claimed(again)
    good(await review.remark([]))
    good(await review.deliver('revise'))
    expect((await check(again)).open_comments).toHaveLength(1)
  })
})
