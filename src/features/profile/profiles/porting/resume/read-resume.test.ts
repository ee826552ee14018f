import { describe, expect, it } from 'vitest'
import { FileFault } from '../../../../core/files/file-fault.ts'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import { isProposed } from '../change.ts'
import type { ImportedStation } from '../imported.ts'
import { planImport } from '../plan-import.ts'
import { empty, full, takeAll } from '../test-profiles.ts'
import { readResume } from './read-resume.ts'
import { english, french, plainYears, printed, sidebar, undated } from './test-resumes.ts'

const skill = (slug: string, name_en: string, name_fr: string): Skill => ({
  slug,
  name_en,
  name_fr,
  category: 'data',
  aliases: [],
})
const catalogue = [
  skill('sql', 'SQL', 'SQL'),
  skill('web-writing', 'Web writing', 'Rédaction web'),
  skill('customer-service', 'Customer service', 'Service client'),
]
const read = (text: string, language = 'en') => readResume(text, { catalogue, language })
/** What, where, in which town, and from when until when. */
const told = (stations: ImportedStation[]) =>
  stations.map(({ title, at, location, from, until }) => [
    title,
    at,
    location,
    `${from.month}${from.isYear ? '*' : ''} ${until.month}${until.isYear ? '*' : ''}`.trim(),
  ])

describe('a résumé', () => {
  it('is read in English, with entries on one line each', () => {
    const resume = read(english)
    expect(resume).toMatchObject({
      source: 'resume',
      wholeName: 'Camille Roux',
      about: {
        jobTitle: 'Junior Data Analyst',
        location: 'Lyon, France',
        phone: '+33 6 12 34 56 78',
        linkedinUrl: 'https://linkedin.com/in/camille-roux',
        portfolioUrl: 'https://camilleroux.dev',
        summary:
          'Statistics graduate who turns messy spreadsheets into clear dashboards. Looking for a first permanent role in retail or logistics.',
      },
      skills: ['SQL', 'Power BI', 'Excel', 'Data visualization', 'Python'],
      interests: ['Orienteering', 'board games'],
      languages: [
        { name: 'French', fluency: 'native' },
        { name: 'English', fluency: 'C1' },
        { name: 'Spanish', fluency: 'intermediate' },
      ],
      leftOut: ['REFERENCES'],
      unread: [],
    })
    expect(told(resume.experience)).toEqual([
      ['Data Analyst Intern', 'Nordelia Logistics', 'Lyon', '2024-03 2024-08'],
      ['Sales Assistant', 'Le Panier', '', '2022-07 2022-09'],
    ])
    expect(resume.experience[0]!.details).toBe(
      '- Built 12 Power BI dashboards that 40 warehouse managers use every week\n- Cut the monthly report from two days to three hours',
    )
    expect(told(resume.education).slice(0, 1)).toEqual([
      ['University of Lyon', 'BSc in Statistics', '', '2021-01* 2024-12*'],
    ])
  })

  it('is read in French, with dates first and items below “Missions :”', () => {
    const resume = read(french, 'fr')
    expect(resume.about).toEqual({
      firstName: 'Inès',
      lastName: 'Martin',
      jobTitle: 'Chargée de communication junior',
      location: 'Lyon',
      phone: '06 12 34 56 78',
    })
    expect(told(resume.experience)).toEqual([
      ['Chargée de communication en alternance', 'Agence Kerlune', 'Villeurbanne', '2024-09'],
      ['Vendeuse', 'Boulangerie Morel', '', '2023-06 2023-08'],
    ])
    expect(resume.experience[0]!.details).toContain('- Animer les réseaux sociaux')
    expect(told(resume.education)).toEqual([
      ['Lycée Lumière, Lyon', 'BTS Communication', '', '2022-01* 2024-12*'],
      ['Lycée Jean Moulin', 'Baccalauréat STMG', '', '2022-12*'],
    ])
    expect(resume).toMatchObject({
      skills: ['Rédaction web', 'Canva', 'WordPress', 'Réseaux sociaux'],
      drivingLicenses: ['B'],
      unread: ['Véhiculée', 'Klingon'],
    })
  })

  it('is read in two columns, where the name follows the narrow one', () => {
    const resume = read(sidebar)
    expect(resume).toMatchObject({
      wholeName: 'Camille Roux',
      about: {
        jobTitle: 'Data Analyst at Nordelia',
        location: 'Lyon, Auvergne-Rhône-Alpes, France',
        linkedinUrl: 'https://www.linkedin.com/in/camille-roux',
        phone: '06 12 34 56 78',
        summary: 'I like numbers.',
      },
      skills: ['SQL', 'Data Analysis'],
      languages: [
        { name: 'French', fluency: 'Native or Bilingual' },
        { name: 'English', fluency: 'Professional Working' },
      ],
      unread: [],
    })
    expect(told(resume.experience)).toEqual([
      ['Data Analyst', 'Nordelia', 'Lyon, France', '2023-01'],
      ['Intern', 'Kerlune Data', '', '2021-09 2022-02'],
    ])
    expect(told(resume.education)).toEqual([
      ['Université Lumière Lyon 2', "Master's degree, Statistics", '', '2020-01* 2022-12*'],
    ])
  })

  it('is read where lines end anywhere, and bullets are lost or of a font of signs', () => {
    const resume = read(printed)
    expect(resume.about.linkedinUrl).toBe('https://linkedin.com/in/sarah-bennett')
    expect(told(resume.experience)).toEqual([
      ['Marketing Assistant', 'Harbour & Finch', 'Bristol', '2024-09'],
      ['Support Technician', 'Brightline', 'Austin, TX', '2022-01 2024-03'],
    ])
    expect(resume.experience.map(({ details }) => details)).toEqual([
      'Planned 120 posts a quarter on four social networks, which grew followers by 38%\nWrote the monthly newsletter for 9,000 subscribers',
      '- Closed 30 tickets a day for customers of all kinds, from shops to hospitals\n- Wrote 40 help articles\n- Trained two colleagues',
    ])
    expect(resume.languages).toEqual([
      { name: 'Français', fluency: 'langue maternelle' },
      { name: 'Anglais', fluency: 'courant (TOEIC 890' },
      { name: 'espagnol', fluency: '' },
    ])
    expect(resume.unread).toEqual([])
  })

  it('says when it is longer than what is read', () => {
    expect([read(english).isCut, read(`${english}${'Skills '.repeat(10_000)}`).isCut]).toEqual([false, true])
  })

  it('is read without dates, by lists and empty lines', () => {
    const resume = read(undated)
    expect(told(resume.experience)).toEqual([
      ['Serveur', 'Café du Port', '', ''],
      ['Livreur', 'Vélo Express', '', ''],
    ])
    expect(told(resume.education)).toEqual([['Lycée hôtelier de Nice', 'CAP Cuisine', '', '']])
  })

  it('is read with years only, and reports what has no place', () => {
    const resume = read(plainYears)
    expect(resume).toMatchObject({
      wholeName: 'Amina Diallo',
      about: { jobTitle: 'Customer support specialist', phone: '(555) 010-7788' },
      skills: ['Zendesk', 'Customer service', 'De-escalation'],
      leftOut: ['Projects'],
      unread: [expect.stringContaining('A calm voice')],
    })
    expect(told(resume.experience)).toEqual([
      ['Customer Support Specialist', 'Brightline', 'Austin, TX', '2021-01*'],
      ['Barista', 'Corner Coffee', '', '2019-01* 2021-12*'],
    ])
    expect(told(resume.education)).toEqual([
      ['Austin Community College', 'Associate degree in Business', '', '2019-12*'],
    ])
  })

  it.each([
    ['03/2022 - 05/2022', '2022-03 2022-05'],
    ['01/09/2023 – 31/08/2024', '2023-09 2024-08'],
    ['2023-09 – 2024-06', '2023-09 2024-06'],
    ['du 3 juin au 28 août 2024', '2024-06 2024-08'],
    ['1er septembre 2023 – aujourd’hui', '2023-09'],
    ['Sept 1, 2023 to present', '2023-09'],
    ['Since May 2023', '2023-05'],
    ['Juin-août 2023', '2023-06 2023-08'],
    ['janv. 2022 à févr. 2023', '2022-01 2023-02'],
    ['2022/23', '2022-01* 2023-12*'],
    ['2022', '2022-01* 2022-12*'],
    ['March 2021', '2021-03 2021-03'],
  ])('recognizes the date %s', (date, months) => {
    for (const line of [`Assistant, Nordelia, ${date}`, `${date}\nAssistant\nNordelia`])
      expect(told(read(`Experience\n${line}\n- Did it`).experience)).toEqual([
        ['Assistant', 'Nordelia', '', months],
      ])
  })

  it('without headings yields the skills it mentions', () => {
    expect(read('I know SQL and customer service.').skills).toEqual(['SQL', 'Customer service'])
  })

  it('that is a scan, or no résumé at all, is refused with a reason', () => {
    const reason = (text: string) => {
      try {
        read(text)
      } catch (error) {
        return error instanceof FileFault ? error.reason : error
      }
    }
    expect([reason(''), reason(' \n\f\n 12 \n')]).toEqual(['noText', 'noText'])
    expect(reason('lorem ipsum dolor sit amet\nconsectetur ]]}} %%% 0x00ff')).toBe('notRecognized')
    expect(reason('a\u0000b\uD800 '.repeat(50_000))).toBe('notRecognized')
  })

  it("keeps lines it can't place, and suggests none of them", () => {
    const resume = read('Experience\nWorked here\nWorked there\nWorked elsewhere')
    expect(resume.experience).toEqual([])
    expect(resume.unread).toEqual(['Worked here', 'Worked there', 'Worked elsewhere'])
  })

  it('suggests nothing that replaces what the person wrote', () => {
    const changes = planImport(read(english), full)
    const proposed = changes.filter(isProposed)
    expect(proposed.map(({ part }) => part)).not.toContain('about')
    expect(proposed.length).toBeGreaterThan(5)
    expect(takeAll(read(english), empty)).toMatchObject({ firstName: 'Camille', lastName: 'Roux' })
  })
})
