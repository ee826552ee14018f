import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

const marked = (body: string, words: string) =>
  excerpt(body, words)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

describe('an excerpt', () => {
  it('marks matches, ignoring accents and by prefix', () => {
    expect(marked('Un déjeuner à Sète ?', 'dejeu SETE')).toBe('Un [déjeuner] à [Sète] ?')
    expect(marked('Nothing here', 'x')).toBe('Nothing here')
    expect(marked('', 'x')).toBe('')
  })

  it('is short and surrounds the match', () => {
    const long = `${'word '.repeat(100)}needle ${'more '.repeat(100)}`
    const short = marked(long, 'needle')
    expect(short).toMatch(/^….*\[needle\].*…$/)
    expect(short.length).toBeLessThan(220)
    expect(marked('x'.repeat(5000), 'x').length).toBeLessThan(200)
  })
})
