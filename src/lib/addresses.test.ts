import { describe, expect, it } from 'vitest'
import { readAddresses } from './addresses.ts'

const emails = (text: string) => readAddresses(text, []).map(({ email }) => email)
const problems = (text: string, known: string[] = []) =>
  readAddresses(text, known).map(({ email, problem }) => [email, problem])

describe('pasted addresses', () => {
  it('are split by lines, commas, semicolons and spaces, with or without names', () => {
    expect(emails('a@x.fr\nb@x.fr, c@x.fr; d@x.fr\te@x.fr  f@x.fr')).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.fr`),
    )
    expect(emails('Ada Roux <Ada@X.fr>, "Bo" <bo@x.fr>')).toEqual(['ada@x.fr', 'bo@x.fr'])
    expect(emails(' \n,; ')).toEqual([])
  })

  it('report what is wrong with each row', () => {
    expect(problems('a@x.fr\nA@x.FR\nnobody\nb@x\nc@x.fr', ['c@x.fr'])).toEqual([
      ['a@x.fr', undefined],
      ['a@x.fr', 'twice'],
      ['nobody', 'invalid'],
      ['b@x', 'invalid'],
      ['c@x.fr', 'already'],
    ])
  })
})
