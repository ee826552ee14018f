import { describe, expect, it } from 'vitest'
import { profileSchema } from '../model.ts'
import { isChoice } from './change.ts'
import { planImport } from './plan-import.ts'
import { empty, full, jsonOf, read, script, takeAll } from './test-profiles.ts'

describe('an export read back', () => {
  it.each(['en', 'fr'])('changes nothing (%s)', (language) => {
    const changes = planImport(read(jsonOf(full, language)), full)
    expect(new Set(changes.map(({ state }) => state))).toEqual(new Set(['same']))
    expect(takeAll(read(jsonOf(full, language)), full)).toEqual(full)
  })

  it('fills an empty profile with the same, and adds nothing the second time', () => {
    const imported = read(jsonOf(full))
    const once = takeAll(imported, empty)
    expect(once).toMatchObject({
      firstName: 'Jean',
      lastName: `Paul 🦊 Le Gall ${script}`,
      jobTitle: 'Data analyst',
      skills: full.skills,
      languages: full.languages,
      phone: full.phone,
      drivingLicenses: full.drivingLicenses,
      interests: full.interests,
    })
    expect(once.experience.map(({ title, from }) => [title, from])).toEqual([
      ['Analyst', '2024-02'],
      ['Baker', '2023-07'],
      ['Baker', '2022-07'],
      ['Driver', ''],
    ])
    expect(profileSchema.safeParse(once).error).toBeUndefined()
    expect(planImport(imported, once).filter(isChoice)).toEqual([])
  })

  it('leaves out blanks and private certificates', () => {
    const facts = { mission: 'Prices', organization: 'Ampère', difficulty: 'beginner', reached: 90 } as const
    const proof = (code: string, isPublic: boolean) =>
      ({ kind: 'proven', at: '2026-03-01T12:00:00Z', facts: { ...facts, code, isPublic } }) as const
    const sql = { key: 'sql', word: 'SQL', slug: 'sql', nameEn: 'SQL', nameFr: 'SQL' }
    const made = jsonOf(empty, 'en', [
      { ...sql, sources: [proof('A', true), proof('B', false), proof('A', true)] },
    ])
    expect(made.basics).toEqual({ email: 'jean@example.test' })
    expect(made.certificates).toEqual([
      { name: 'Prices', date: '2026-03-01', issuer: 'Ampère', url: 'https://essor.example/certificates/A' },
    ])
  })
})
