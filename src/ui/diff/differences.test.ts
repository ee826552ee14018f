import { expect, it } from 'vitest'
import { changesIn, differences, type Part } from './differences.ts'

const written = (parts: Part[]) =>
  parts
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')
const marked = (before: string, now: string) => written(differences(before, now))

it.each([
  ['the same', 'the same', 'the same'],
  ['We pay soon.', 'We pay by Friday.', 'We pay [-soon][+by Friday].'],
  ['one two', 'three four', '[-one two][+three four]'],
  ['kept\ngone\n', 'kept\n', 'kept\n[-gone\n]'],
  ['', 'all new', '[+all new]'],
])('from "%s" to "%s"', (before, now, expected) => {
  expect(marked(before, now)).toBe(expected)
})

it('lets both texts be rebuilt from the parts', () => {
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

it('compares a very long text quickly', async () => {
  const words = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 9973}`).join(' ')
  const [before, after] = [words(31), words(57)]
  const time = () => {
    const start = performance.now()
    expect(differences(before, after).length).toBeGreaterThan(0)
    return performance.now() - start
  }
  // Measured again if the machine was busy.
  await expect.poll(time).toBeLessThan(3000)
})

it.each([
  ['pay soon', 'We pay soon. Bye.', 'We pay by Friday. Bye.', 'pay [-soon][+by Friday]'],
  ['Bye', 'We pay soon. Bye.', 'We pay by Friday. Bye.', 'Bye'],
  ['We', 'We pay soon.', 'Soon.', '[-We]'],
])('what became of "%s" in "%s"', (words, before, now, expected) => {
  const start = before.indexOf(words)
  expect(written(changesIn(before, now, { start, end: start + words.length }))).toBe(expected)
})
