// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CodeInput } from './CodeInput.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />
}
const digits = () => screen.getAllByRole<HTMLInputElement>('textbox')

it('a code is typed digit by digit, and submits itself', async () => {
  const onComplete = vi.fn()
  const { person } = show(<Code onComplete={onComplete} />)
  expect(digits().map((digit) => digit.getAttribute('aria-label'))).toHaveLength(6)
  expect(new Set(digits().map((digit) => digit.getAttribute('aria-label'))).size).toBe(6)
  await person.click(digits()[0]!)
  await person.keyboard('12x34')
  expect(onComplete).not.toHaveBeenCalled()
  await person.keyboard('56')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

it('a code is pasted as a whole', async () => {
  const onComplete = vi.fn()
  const { person } = show(<Code onComplete={onComplete} />)
  await person.click(digits()[0]!)
  await person.paste('654321')
  expect(
    digits()
      .map(({ value }) => value)
      .join(''),
  ).toBe('654321')
  expect(onComplete).toHaveBeenCalledWith('654321')
})
