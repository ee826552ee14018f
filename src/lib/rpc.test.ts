import { expect, it } from 'vitest'
import type { Answers } from './rpc.ts'

const files = import.meta.glob<{ answers?: Answers }>('../{areas,features}/**/api/answers.ts', {
  eager: true,
})

it('describes the answer of a function once', () => {
  const described = Object.values(files).flatMap(({ answers = {} }) => Object.keys(answers))
  expect(described.length).toBeGreaterThan(100)
  // Signing up reads a part of it, and can't know what students share with schools.
  expect(described.filter((name, index) => described.indexOf(name) !== index)).toEqual(['school_invitation'])
})
