// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import en from '../../../../i18n/en/openingEditor.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import type { Finding, Problem } from '../api/answers.ts'
import { fieldId } from '../model.ts'
import { ChecksPanel } from './ChecksPanel.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces(['openingEditor', 'openingBoard']))

const problem = (
  field: Problem['field'],
  code: Problem['code'],
  level: Problem['level'] = 'error',
): Problem => ({
  field,
  code,
  level,
  data: null,
})
const finding: Finding = {
  field: 'title',
  words: 'Salesman',
  verdict: 'flagged',
  topic: 'gender',
  reasonEn: 'It names one gender.',
  reasonFr: 'Un seul genre.',
  better: 'salesperson',
}

it('lists problems in the order of the page, and moves to their field', async () => {
  const { person } = show(
    <>
      <input id={fieldId('pay')} aria-label="Pay" />
      <ChecksPanel
        problems={[
          problem('pay', 'pay_missing'),
          problem('title', 'title_missing'),
          problem('pay', 'pay_too_wide', 'warning'),
        ]}
        findings={[]}
        onUse={vi.fn()}
      />
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    en.problems.title_missing,
    en.problems.pay_missing,
    en.problems.pay_too_wide,
  ])
  await person.click(screen.getByRole('button', { name: en.problems.pay_missing }))
  expect(document.activeElement).toBe(screen.getByLabelText('Pay'))
})

it('quotes wording with its reason, and offers what is better', async () => {
  const use = vi.fn()
  const { person } = show(
    <ChecksPanel
      problems={[{ ...problem('questions', 'wording_refused'), data: { words: 'How old' } }]}
      findings={[
        finding,
        { ...finding, field: 'questions', words: 'How old', verdict: 'refused', better: null },
      ]}
      onUse={use}
    />,
  )
  // Refused wording is listed once, with its reason.
  expect(screen.queryByText('1 thing to fix')).toBeNull()
  expect(screen.getByText('“How old” can’t be published')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: en.checks.use }))
  expect(use).toHaveBeenCalledWith(finding, 'salesperson')
})

it('says when nothing is left to do', () => {
  show(<ChecksPanel problems={[]} findings={[]} onUse={vi.fn()} />)
  expect(screen.getByText(en.checks.fine)).toBeTruthy()
})

it('says when what is shown is already published', () => {
  show(<ChecksPanel problems={[]} findings={[]} isPublished onUse={vi.fn()} />)
  expect(screen.getByText(en.checks.unchanged)).toBeTruthy()
})
