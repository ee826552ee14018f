import { describe, expect, it } from 'vitest'
import { profileSchema } from '../model.ts'
import { isChoice, isProposed } from './change.ts'
import { applyChanges, planImport } from './plan-import.ts'
import { empty, full, read, takeAll } from './test-profiles.ts'

const said = (changes: ReturnType<typeof planImport>) =>
  changes.map(({ part, title, differences, state, reason }) => [
    part === 'about' ? differences[0]!.field : title,
    reason ?? state,
  ])

describe('an import plan', () => {
  it('offers each word of a file, also where two name one skill, and knows that skill in the profile', () => {
    const skillKey = (word: string) => (word === 'Zendesk' ? 'customer service' : word.toLowerCase())
    const imported = read({
      skills: [{ name: 'Zendesk' }, { name: 'Customer service' }, { name: 'Zendesk' }],
    })
    expect(said(planImport(imported, empty, skillKey))).toEqual([
      ['Zendesk', 'new'],
      ['Customer service', 'new'],
    ])
    expect(said(planImport(imported, { ...empty, skills: ['Zendesk'] }, skillKey))).toEqual([
      ['Zendesk', 'same'],
      ['Customer service', 'same'],
    ])
  })

  it('separates new, changed, same and skipped, and preselects what replaces nothing', () => {
    const imported = read({
      basics: {
        name: 'Jean Paul 🦊 Le Gall',
        label: '',
        url: 'javascript:alert(1)',
        phone: 'call me',
        location: { city: 'Paris' },
      },
      work: [
        { name: 'ampere', position: 'analyst', startDate: '2024', endDate: '2025-01-31', summary: 'Else' },
        { name: 'Four', position: 'Baker', startDate: '2022-07', location: 'Sète' },
        { name: 'Nobody' },
        { position: 'Pilot', startDate: '2020-05', endDate: '2019-05' },
        { position: 'Pilot', startDate: '2018', endDate: 'soon' },
        { position: 'PILOT', startDate: '2018-01' },
      ],
      education: [{ institution: 'Lumière', startDate: '2021' }],
      skills: [{ name: 'sql', keywords: ['Python', 'python', 'y'.repeat(81)] }],
      languages: [
        { language: 'Anglais', fluency: 'Full professional proficiency' },
        { language: 'Klingon' },
        { language: 'Italiano' },
        { language: 'Français' },
      ],
      drivingLicenses: ['B', 'Z'],
      interests: [{ name: 'chess', keywords: ['Kendo'] }],
      projects: [{ name: 'x' }],
    })
    const changes = planImport(imported, full)
    expect(said(changes)).toEqual([
      ['firstName', 'replaced'],
      ['lastName', 'replaced'],
      ['location', 'replaced'],
      ['portfolioUrl', 'url'],
      ['phone', 'phone'],
      ['sql', 'same'],
      ['Python', 'new'],
      ['y'.repeat(81), 'tooLong'],
      ['analyst · ampere', 'replaced'],
      ['Baker · Four', 'completed'],
      ['Nobody', 'noTitle'],
      ['Pilot', 'order'],
      ['Pilot', 'new'],
      ['PILOT', 'twice'],
      ['Lumière', 'same'],
      ['Anglais', 'replaced'],
      ['Klingon', 'unknownLanguage'],
      ['Italiano', 'new'],
      ['Français', 'same'],
      ['B', 'same'],
      ['Z', 'license'],
      ['chess', 'same'],
      ['Kendo', 'new'],
    ])
    expect(imported.leftOut).toEqual(['projects'])
    expect(changes[12]!.notes).toEqual(['yearOnly', 'unreadDate'])
    expect(changes.at(-6)!.notes).toEqual(['levelAssumed'])

    const proposed = applyChanges(full, changes.filter(isProposed))
    expect(proposed).toMatchObject({
      firstName: full.firstName,
      location: 'Lyon, France',
      jobTitle: full.jobTitle,
    })
    expect(proposed.skills).toEqual([...full.skills, 'Python'])
    expect(proposed.experience[0]).toEqual(full.experience[0])
    expect(proposed.experience.find(({ key }) => key === '2')).toMatchObject({
      location: 'Sète',
      until: '2022-08',
    })

    const all = applyChanges(full, changes.filter(isChoice))
    // The known month is more exact than the file; what the file doesn't say stays.
    expect(all.experience.find(({ key }) => key === '1')).toMatchObject({
      from: '2024-02',
      until: '2025-01',
      details: 'Else',
      location: 'Lyon',
    })
    expect(all).toMatchObject({ jobTitle: full.jobTitle, availability: 'now', lookingFor: 'A team.' })
    expect(planImport(imported, all).filter(isChoice)).toEqual([])
  })

  it("truncates long text, drops what can't be stored, and stops at fifty", () => {
    const imported = read({
      basics: { name: `A\0da ${'🦊'.repeat(60)}`, summary: `\ud800${'é'.repeat(5000)}` },
      work: Array.from({ length: 60 }, (_, index) => ({
        position: `Job ${index}`,
        summary: 'x'.repeat(10_000),
      })),
    })
    const made = takeAll(imported, empty)
    expect(made.firstName).toBe('Ada')
    expect(made.lastName).toBe('🦊'.repeat(40))
    expect(made.summary).toBe('é'.repeat(4000))
    expect(made.experience).toHaveLength(50)
    expect(profileSchema.safeParse(made).error).toBeUndefined()
    const again = planImport(imported, made)
    expect(again.filter(isChoice)).toEqual([])
    expect(again.filter(({ reason }) => reason === 'full')).toHaveLength(10)
  })
})
