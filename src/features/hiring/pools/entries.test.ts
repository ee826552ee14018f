import { describe, expect, it } from 'vitest'
import type { Entry } from './api/answers.ts'
import { fits, tagsOf } from './entries.ts'

const entry = (tags: string[], owner: string | null = null) => ({ tags, owner }) as Entry

describe('pool entries', () => {
  it('are filtered by tag and by owner', () => {
    expect(fits(entry(['sql']), {})).toBe(true)
    expect(fits(entry(['sql'], 'ada'), { tag: 'sql', owner: 'ada' })).toBe(true)
    expect(fits(entry(['sql'], 'ada'), { tag: 'sql', owner: 'bob' })).toBe(false)
    expect(fits(entry([]), { tag: 'sql' })).toBe(false)
  })

  it('offer each tag once, in order', () => {
    expect(tagsOf([entry(['b', 'a']), entry(['a', 'é'])])).toEqual(['a', 'b', 'é'])
  })
})
