import { describe, expect, it } from 'vitest'
import { newOpening, openingErrors, toDocument, withJob } from './opening-form.ts'

const job = { slug: 'data-analyst', essential: ['sql', 'data-analysis'], optional: ['python'] }

describe('an opening based on a job', () => {
  it('takes over its skills, essential ones as must-haves, the first with the highest weight', () => {
    expect(withJob(newOpening(), job, 'Data analyst')).toEqual({
      job: 'data-analyst',
      title: 'Data analyst',
      skills: [
        { slug: 'sql', must: true, weight: 3, level: null },
        { slug: 'data-analysis', must: true, weight: 2, level: null },
        { slug: 'python', must: false, weight: 1, level: null },
      ],
    })
  })

  it('keeps what was weighted, added and typed before', () => {
    const fields = {
      ...newOpening(),
      title: 'My own words',
      skills: [
        { slug: 'python', must: true, weight: 3 as const, level: 2 as const },
        { slug: 'crm', must: false, weight: 1 as const, level: null },
      ],
    }
    const changed = withJob(fields, job, 'Data analyst')
    expect(changed.title).toBe('My own words')
    expect(changed.skills!.map(({ slug }) => slug)).toEqual(['sql', 'data-analysis', 'python', 'crm'])
    expect(changed.skills![2]).toEqual(fields.skills[0])
  })
})

describe('a missing field', () => {
  it('is a title, a must-have, or a town unless the work is remote', () => {
    expect(openingErrors(newOpening())).toEqual({
      title: 'missingTitle',
      skills: 'missingMust',
      town: 'missingTown',
    })
    expect(openingErrors({ ...newOpening(), remote: 'remote' }).town).toBe(false)
  })

  it("isn't sent: languages without a name, a town that doesn't apply", () => {
    const document = toDocument({
      ...newOpening(),
      title: ' Analyst ',
      town: 'lyon',
      remote: 'remote',
      languages: [
        { key: 'a', code: '', level: 'b2' },
        { key: 'b', code: 'en', level: 'c1' },
      ],
    })
    expect(document).toMatchObject({
      title: 'Analyst',
      town: null,
      startOn: null,
      languages: [{ code: 'en', level: 'c1' }],
    })
  })
})
