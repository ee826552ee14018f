import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

test('takes a field in the language asked for, however the fields are spelled', () => {
  const job = { title_en: 'Nurse', title_fr: 'Infirmier' }
  const town = { nameEn: 'Geneva', nameFr: null }
  expect(inLanguage(job, 'title', 'fr')).toBe('Infirmier')
  expect(inLanguage(job, 'title', 'en')).toBe('Nurse')
  expect(inLanguage(town, 'name', 'en')).toBe('Geneva')
  expect(inLanguage(town, 'name', 'fr')).toBeNull()
})

test('takes the language of the page, which is English at first', () => {
  expect(inLanguage({ title_en: 'Nurse', title_fr: 'Infirmier' }, 'title')).toBe('Nurse')
  expect(inLanguage({ en: 'Nurse', fr: 'Infirmier' })).toBe('Nurse')
})
