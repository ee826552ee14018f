import { describe, expect, it } from 'vitest'
import { needErrors, newNeed, toDocument, withJob } from './need-form.ts'

const job = { slug: 'data-analyst', essential: ['sql', 'data-analysis'], optional: ['python'] }

describe('a need that begins with a job', () => {
  it('takes its skills over, essential ones as musts, the first one the weightiest', () => {
    expect(withJob(newNeed(), job, 'Data analyst')).toEqual({
      job: 'data-analyst',
      title: 'Data analyst',
      skills: [
        { slug: 'sql', must: true, weight: 3, level: null },
        { slug: 'data-analysis', must: true, weight: 2, level: null },
        { slug: 'python', must: false, weight: 1, level: null },
      ],
    })
  })

  it('keeps what was weighed, added and typed before', () => {
    const fields = {
      ...newNeed(),
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

describe('what is missing', () => {
  it('is a title, a must, and a town unless people work remotely', () => {
    expect(needErrors(newNeed())).toEqual({
      title: 'missingTitle',
      skills: 'missingMust',
      town: 'missingTown',
    })
    expect(needErrors({ ...newNeed(), remote: 'remote' }).town).toBe(false)
  })

  it('is not sent: languages without a name, a town without meaning', () => {
    const document = toDocument({
      ...newNeed(),
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
