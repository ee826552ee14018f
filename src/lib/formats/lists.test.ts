import { expect, it } from 'vitest'
import { labelsInLine, labelsInSentence } from './lists.ts'

const labels = [
  'Phone number',
  'Skills',
  'LinkedIn and portfolio',
  'SQL',
  'Front-end developer',
  'What I’m after',
]

it('writes labels in lower case inside a sentence, except names and abbreviations', () => {
  const [, ...others] = labelsInSentence(labels)
  expect(labelsInSentence(labels)[0]).toBe('phone number')
  expect(others).toEqual(['skills', 'LinkedIn and portfolio', 'SQL', 'front-end developer', 'what I’m after'])
})

it('keeps the capital of the first label in a line of its own', () => {
  expect(labelsInLine(labels)).toEqual(['Phone number', ...labelsInSentence(labels).slice(1)])
  expect(labelsInLine([])).toEqual([])
})
