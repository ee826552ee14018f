import { describe, expect, it } from 'vitest'
import { guessFrom } from './quick-add.ts'

describe('pasted link or text', () => {
  it.each([
    [
      'https://www.welcometothejungle.com/fr/companies/maison-tilleul/jobs/charge-de-contenu_lyon?utm_source=x',
      {
        company: 'Maison tilleul',
        job_title: 'Charge de contenu',
        location: 'Lyon',
        link: 'https://www.welcometothejungle.com/fr/companies/maison-tilleul/jobs/charge-de-contenu_lyon',
      },
    ],
    [
      'https://www.linkedin.com/jobs/view/data-analyst-at-acme-corp-3912345678',
      { company: 'Acme corp', job_title: 'Data analyst' },
    ],
    ['https://jobs.lever.co/acme/1234', { company: 'Acme', job_title: '' }],
    [
      'https://careers.acme.com/jobs/senior-data-analyst-42',
      { company: 'Acme', job_title: 'Senior data analyst' },
    ],
    [
      'Data Analyst at Acme in Lyon | LinkedIn\nhttps://www.linkedin.com/jobs/view/42',
      { company: 'Acme', job_title: 'Data Analyst', location: 'Lyon' },
    ],
    [
      'Acme hiring Data Analyst in Lyon | LinkedIn',
      { company: 'Acme', job_title: 'Data Analyst', location: 'Lyon' },
    ],
    [
      'Nordelia recrute une chargée de projet à Lille',
      { company: 'Nordelia', job_title: 'chargée de projet', location: 'Lille' },
    ],
    [
      'Assistante marketing chez Nordelia, Lille',
      { company: 'Nordelia', job_title: 'Assistante marketing', location: 'Lille' },
    ],
    [
      'Développeur web - Atelier Noyer - Lyon',
      { company: 'Atelier Noyer', job_title: 'Développeur web', location: 'Lyon' },
    ],
    [
      'Poste : Chef de projet\nEntreprise : Coop Lumen\nLieu : Villeurbanne\nUn texte.',
      { company: 'Coop Lumen', job_title: 'Chef de projet', location: 'Villeurbanne' },
    ],
    [
      'Alternante marketing (H/F)\nNordelia Logistique, Lille\nContrat d’apprentissage.',
      { company: 'Nordelia Logistique', job_title: 'Alternante marketing (H/F)', location: 'Lille' },
    ],
    ['Data analyst\nAcme · Saint-Étienne', { company: 'Acme', location: 'Saint-Étienne' }],
    ['Data analyst\nCDI, Lyon', { company: '', job_title: 'Data analyst' }],
    ['Data analyst\nYou count, we pay.', { company: '', job_title: 'Data analyst' }],
    ['Stage en boulangerie', { company: '', job_title: 'Stage en boulangerie', link: '' }],
    ['<script>alert(1)</script>', { company: '', job_title: '<script>alert(1)</script>' }],
    ['🦊 Fox at Den', { company: 'Den', job_title: '🦊 Fox' }],
    ['https://exa%mple.com/%E0%A4%A', { link: '' }],
    ['', { company: '', job_title: '', link: '', location: '' }],
  ])('%s', (text, expected) => expect(guessFrom(text)).toMatchObject(expected))

  it('of ten thousand characters is parsed quickly', async () => {
    const text = `${'a '.repeat(5000)}\n${' - '.repeat(3000)}`
    const time = () => {
      const begun = performance.now()
      guessFrom(text)
      return performance.now() - begun
    }
    // Measured again if the machine was busy.
    await expect.poll(time).toBeLessThan(500)
    expect(guessFrom(text).job_title.length).toBeLessThanOrEqual(160)
  })
})
