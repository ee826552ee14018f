// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FilterPicker } from './FilterPicker.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const weeks = [0, 4, 12].map((value) => ({ value, label: `${value} weeks` }))

function Period({ isPicker = false }: { isPicker?: boolean }) {
  const [value, setValue] = useState<number | undefined>(0)
  const props = { label: 'Period', all: 'Any time', choices: weeks, value, onChange: setValue }
  return (
    <>
      {isPicker ? <FilterPicker {...props} /> : <FilterSelect {...props} />}
      <output>{JSON.stringify({ value })}</output>
    </>
  )
}

const chosen = () => JSON.parse(screen.getByRole('status').textContent)

it('answers with the value chosen, as it was given, and with nothing for all', async () => {
  const { person } = show(<Period />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' })
  expect(select.value).toBe('0')
  await person.selectOptions(select, '12 weeks')
  expect(chosen()).toEqual({ value: 12 })
  await person.selectOptions(select, 'Any time')
  expect(chosen()).toEqual({})
})

it('offers no way to choose nothing where something is always chosen', () => {
  show(<FilterSelect label="Period" choices={weeks} value={4} onChange={() => undefined} />)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '0 weeks',
    '4 weeks',
    '12 weeks',
  ])
})

it('clears what was picked', async () => {
  const { person } = show(<Period isPicker />)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Period' }).value).toBe('0 weeks')
  await person.click(screen.getByLabelText('Any time', { selector: 'button' }))
  expect(chosen()).toEqual({})
})
