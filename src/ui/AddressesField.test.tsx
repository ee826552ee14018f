// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressesField, useAddresses } from './AddressesField.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

function Field() {
  const addresses = useAddresses(['known@essor.example'])
  return (
    <>
      <AddressesField
        label="Addresses"
        description="One or several"
        minRows={1}
        addresses={addresses}
        say={(problem, address) => `${problem}: ${address}`}
      />
      <output>{addresses.emails.join(' ')}</output>
      <button type="button" onClick={addresses.keepUnread}>
        Send
      </button>
    </>
  )
}

it('addresses are read as they are pasted, and what is wrong with some is said row by row', async () => {
  const { person } = show(<Field />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Addresses')
  await person.click(field)
  await person.paste('Mia <MIA@essor.example>, known@essor.example; mia@essor.example\nnot an address')
  expect(screen.getByText('mia@essor.example', { selector: 'output' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'already: known@essor.example',
    'twice: mia@essor.example',
    'invalid: not an address',
  ])
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(field.value).toBe('not an address')
})
