// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show, standInForBrowser } from './testing/show.tsx'
import { ZoneSelect } from './ZoneSelect.tsx'

standInForBrowser()

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' })

it('finds a zone by the name of its city', async () => {
  const onChange = vi.fn()
  const { person } = show(<ZoneSelect label="Time zone" value="Europe/Paris" onChange={onChange} />)
  await person.clear(await field())
  await person.type(await field(), 'New York')
  await person.click(await screen.findByRole('option', { name: /New York/ }))
  expect(onChange.mock.calls[0]![0]).toBe('America/New_York')
})

it('says when no zone has this name', async () => {
  const { person } = show(<ZoneSelect label="Time zone" value="Europe/Paris" />)
  await person.clear(await field())
  await person.type(await field(), 'Atlantis')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(await screen.findByText(/Unknown time zone/)).toBeTruthy()
})

it('keeps a zone that this browser does not list', async () => {
  show(<ZoneSelect label="Time zone" value="Etc/GMT+12" />)
  expect((await field()).value).not.toBe('')
})
