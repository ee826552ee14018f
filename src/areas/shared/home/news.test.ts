import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { newsText } from './news.ts'

const t = ((key: string, values: object) =>
  `${key}(${Object.values(values).join(', ')})`) as unknown as TFunction<'shell'>
const now = new Date('2026-11-17T15:00:00Z')
const text = (since: string, counts: object) => newsText({ since, counts }, t, now)

describe('what changed since the last visit', () => {
  it('is nothing on the first visit, or if nothing changed', () => {
    expect(newsText(null, t, now)).toBeUndefined()
    expect(text('2026-11-16T10:00:00Z', {})).toBeUndefined()
  })

  it('names the most important first', () => {
    const said = text('2026-11-16T10:00:00Z', { messages: 1, submissions: 3 })
    expect(said).toMatch(/news\.submissions\(3\).*news\.messages\(1\)/)
  })

  it('says since when as people would', () => {
    const counts = { messages: 1 }
    expect(text('2026-11-17T09:00:00Z', counts)).toContain('since.time')
    expect(text('2026-11-16T10:00:00Z', counts)).toContain('since.day(Monday)')
    expect(text('2026-10-01T10:00:00Z', counts)).toContain('since.date(Oct 1)')
  })
})
