import { expect, it } from 'vitest'
import { languages } from '../../../i18n/languages.ts'
import { groupKinds } from './mail-groups.ts'
import { mailKinds, originalWords } from './mail-words.ts'

it('P2 every email is in one group', () => {
  const grouped = groupKinds(mailKinds)
  expect(grouped.flatMap(({ kinds }) => kinds).sort()).toEqual([...mailKinds].sort())
  expect(grouped.find(({ group }) => group === 'other')?.kinds).toEqual(['other'])
})

it('emails about openings are apart from those of the network', () => {
  const hiring = groupKinds(mailKinds).find(({ group }) => group === 'hiring')!.kinds
  expect(hiring).toEqual(expect.arrayContaining(['opening_applied', 'interview_booked', 'contact_asked']))
})

it.each(languages)('P2 no two emails have the same subject: %s', (language) => {
  const subjects = mailKinds.map((kind) => originalWords(kind, language).subject)
  expect(subjects.filter((subject, place) => subjects.indexOf(subject) !== place)).toEqual([])
})
