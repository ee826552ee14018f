// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../../i18n/en/player.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { newQueryClient, show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { FinishPanel } from './FinishPanel.tsx'
import { submittedPlay } from './test-play.ts'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces(['player', 'missions']))

const enrollment = { status: 'validated', completed_at: '2026-11-17T10:00:00Z' } as const

function showPanel(play: ReturnType<typeof submittedPlay>): void {
  const queries = newQueryClient()
  queries.setQueryData(skillsQuery().queryKey, [
    {
      slug: 'bookkeeping',
      name_en: 'Bookkeeping',
      name_fr: 'Comptabilité',
      category: 'finance',
      aliases: [],
    },
  ] as never)
  show(<FinishPanel play={play} />, { queries })
}

it('says what was proven, how long it took, and leads to the certificate', () => {
  const mission = { skills: ['bookkeeping'] }
  showPanel(submittedPlay({ enrollment, mission, certificate: '6055b16a15b9' }))
  const panel = within(screen.getByRole('region', { name: en.after.validated }))
  expect(panel.getByText('Bookkeeping')).toBeTruthy()
  const facts = panel.getByText(/2 attempts/).textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(facts).toContain('1 h 30 min')
  expect(facts).toContain('November 17, 2026')
  const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href === certificatePath('6055b16a15b9'))).toHaveLength(2)
  expect(panel.getByText('6055b16a15b9')).toBeTruthy()
})

it('leads to the next mission where there is no certificate', () => {
  showPanel(submittedPlay({ enrollment }))
  const panel = within(screen.getByRole('region', { name: en.after.validated }))
  expect(panel.queryByRole('heading', { name: en.finish.skills })).toBeNull()
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard/missions'])
})
