// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { i18n } from '../i18n/i18n.ts'
import { AmountInput } from './AmountInput.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()
afterEach(() => i18n.changeLanguage('en'))

function Rate() {
  const [rate, setRate] = useState<string | number>('')
  return (
    <>
      <AmountInput label="Rate" thousandSeparator decimalScale={2} value={rate} onChange={setRate} />
      <output>{rate}</output>
    </>
  )
}

async function enter(text: string, how: 'type' | 'paste') {
  cleanup()
  const { person } = show(<Rate />)
  const field = await screen.findByLabelText<HTMLInputElement>('Rate')
  await person.click(field)
  await (how === 'type' ? person.keyboard(text) : person.paste(text))
  const value = screen.getByRole('status').textContent
  return { shown: field.value, value: value ? Number(value) : undefined }
}

it.each(['65,50', '65.50'])('reads %s the same, typed or pasted', async (text) => {
  for (const how of ['type', 'paste'] as const) expect((await enter(text, how)).value).toBe(65.5)
})

it('reads a pasted amount with its thousands and currency', async () => {
  expect((await enter('€1,250.75', 'paste')).value).toBe(1250.75)
})

it('leaves out what is not a number', async () => {
  expect((await enter('about a hundred', 'paste')).value).toBeUndefined()
})

it('writes numbers as the reader does', async () => {
  expect((await enter('1250.75', 'type')).shown).toBe('1,250.75')
  await i18n.changeLanguage('fr')
  expect((await enter('1250,75', 'type')).shown).toBe('1\u202f250,75')
})
