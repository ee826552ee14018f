// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../../i18n/en/player.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { ModelAnswers } from './ModelAnswers.tsx'
import { deliverable, submittedPlay } from './test-play.ts'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces(['player', 'reviews']))

const steps = [
  deliverable({ draft: { text: 'Mon rapport' }, modelAnswer: 'Un **bon** rapport' }),
  deliverable({ id: 'photo', title: 'La photo', modelAnswer: '  ' }),
]

it('shows the author’s answer beside the person’s own, in the language of the mission', () => {
  show(<ModelAnswers play={submittedPlay({ steps })} />)
  const part = within(screen.getByRole('region', { name: en.model.title }))
  expect(part.getByText('Mon rapport')).toBeTruthy()
  expect(part.getByText('bon').tagName).toBe('STRONG')
  expect(part.getByText('bon').closest('[lang]')?.getAttribute('lang')).toBe('fr')
  expect(part.getByText(/Written by Fournil/)).toBeTruthy()
  expect(part.queryByText('La photo')).toBeNull()
})

it('is folded away once there is feedback to read', () => {
  show(<ModelAnswers play={submittedPlay({ steps, enrollment: { status: 'validated' } })} />)
  const folded = screen.getByText(en.model.titleAll).closest('details')
  expect(folded?.open).toBe(false)
  expect(screen.queryByRole('region', { name: en.model.title })).toBeNull()
})

it('says nothing if the author wrote no answer', () => {
  show(<ModelAnswers play={submittedPlay({ steps: steps.slice(1) })} />)
  expect(screen.queryByText(en.model.title)).toBeNull()
  expect(screen.queryByText(en.model.titleAll)).toBeNull()
})
