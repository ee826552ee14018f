import { expect, it } from 'vitest'
import { readCallbackError } from './callback-error.ts'

const at = (address: string) => readCallbackError(new URL(address) as unknown as Location)

it('reads the error a link reported, from the fragment or the query', () => {
  const fragment = 'https://app.example/#error=access_denied&error_code=otp_expired&error_description=Too+old'
  expect(at(fragment)).toEqual({ code: 'otp_expired', message: 'Too old' })
  const query = 'https://app.example/dashboard?error=server_error&error_description=Broken'
  expect(at(query)).toEqual({ code: 'server_error', message: 'Broken' })
})

it.each([
  'https://app.example/',
  'https://app.example/?error=1',
  'https://app.example/#access_token=x&type=signup',
])('finds nothing in %s', (address) => {
  expect(at(address)).toBeUndefined()
})
