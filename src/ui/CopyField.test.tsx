// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from '../i18n/en/common.ts'
import { CopyField } from './CopyField.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

it.each([false, true])('copies with one click, and says so (code: %s)', async (isCode) => {
  const { person } = show(<CopyField label="Link" value="https://essor.example/m/1" isCode={isCode} />)
  const field = screen.getByLabelText<HTMLInputElement>('Link', { selector: 'input, textarea' })
  expect(field.readOnly).toBe(true)
  await person.click(screen.getByRole('button', { name: `${en.copy}: Link` }))
  expect(await navigator.clipboard.readText()).toBe('https://essor.example/m/1')
  expect(screen.getByRole('button', { name: `${en.copied}: Link` }).textContent).toBe(en.copied)
})

it('selects the whole value for those who copy with the keyboard', async () => {
  const { person } = show(<CopyField label="Link" value="https://essor.example" />)
  await person.tab()
  const field = screen.getByLabelText<HTMLInputElement>('Link', { selector: 'input' })
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe('https://essor.example')
})
