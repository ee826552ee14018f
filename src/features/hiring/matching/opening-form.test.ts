import { describe, expect, it } from 'vitest'
import { withJob } from './opening-form.ts'

const empty = { title: '', job: null, skills: [] }
const job = { slug: 'data-analyst', essential: ['sql', 'data-analysis'], optional: ['python'] }

describe('an opening based on a job', () => {
  it('takes over its skills, essential ones as must-haves, the first with the highest weight', () => {
    expect(withJob(empty, job, 'Data analyst')).toEqual({
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
      ...empty,
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
