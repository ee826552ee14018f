import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const marked = (before: string, now: string) =>
  differences(before, now)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

it.each([
  ['the same', 'the same', 'the same'],
  ['We pay soon.', 'We pay by Friday.', 'We pay [-soon][+by Friday].'],
  ['one two', 'three four', '[-one two][+three four]'],
  ['kept\ngone\n', 'kept\n', 'kept\n[-gone\n]'],
  ['', 'all new', '[+all new]'],
])('from "%s" to "%s"', (before, now, expected) => {
  expect(marked(before, now)).toBe(expected)
})

it('both texts can be put together again from the parts', () => {
  const before = 'Dear all,\n\nI am sorry that it is late. We will send it **soon**.'
  const now = 'Dear Ms Vidal,\n\nI am sorry that it is nine days late. You have it on **Friday**.\n'
  const without = (dropped: string) =>
    differences(before, now)
      .filter(({ kind }) => kind !== dropped)
      .map(({ text }) => text)
      .join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(now)
})

it('a very long text does not keep anybody waiting', () => {
  const words = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 9973}`).join(' ')
  const start = performance.now()
  expect(differences(words(31), words(57)).length).toBeGreaterThan(0)
  expect(performance.now() - start).toBeLessThan(3000)
})
