// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../../features/administration/setup/api/answers.ts'
import { MeProvider } from '../../../features/core/session/me-context.ts'
import type { Me } from '../../../features/core/session/use-me.ts'
import enCommon from '../../../i18n/en/common.ts'
import en from '../../../i18n/en/setup.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { newQueryClient, show, standInForBrowser } from '../../../ui/testing/show.tsx'
import { EmailStep } from './EmailStep.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('setup'))

const words = en.steps.email

function showStep(setup: Partial<Setup>, email = true) {
  const queries = newQueryClient()
  queries.setQueryData(['config'], { email })
  const me = { id: 'me', email: 'boss@example.org', profile: null, roles: ['admin'] } as unknown as Me
  return show(
    <MeProvider value={me}>
      <EmailStep setup={{ codeSentAt: null, steps: [], ...setup } as unknown as Setup} />
    </MeProvider>,
    { queries },
  )
}

it('offers no test where there is no mail server, and says what to set', () => {
  showStep({}, false)
  expect(screen.getByText(enCommon.noEmail.operator)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks for the code only once one was sent', () => {
  showStep({})
  expect(screen.getByRole('button', { name: words.send })).toBeTruthy()
  expect(screen.queryByText(words.code)).toBeNull()
})

it('confirms a whole code, not a part of it', async () => {
  const { person } = showStep({ codeSentAt: '2026-11-18T10:00:00Z' })
  expect(screen.getByText(words.sent.replace('{{email}}', 'boss@example.org'))).toBeTruthy()
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: words.confirm })
  await person.click(screen.getAllByRole('textbox')[0]!)
  await person.keyboard('12345')
  expect(confirm.disabled).toBe(true)
  await person.keyboard('6')
  expect(confirm.disabled).toBe(false)
  expect(screen.getByRole('button', { name: words.again })).toBeTruthy()
})

it('says that emails arrive, and can test again', () => {
  showStep({ steps: [{ step: 'email', state: 'done' }] })
  expect(screen.getByText(words.arrived)).toBeTruthy()
  expect(screen.getByRole('button', { name: words.send })).toBeTruthy()
})
