import { expect, it } from 'vitest'
import { addressIn } from './get-invitation.ts'

it.each([
  ['/join/0b0e6d0e-0000-4000-8000-000000000001#email=zoe+1@example.test', 'zoe+1@example.test'],
  ['/school/0b0e6d0e-0000-4000-8000-000000000001#email=50%2523@example.test', '50%23@example.test'],
  ['/join/0b0e6d0e-0000-4000-8000-000000000001', ''],
  ['/join/0b0e6d0e-0000-4000-8000-000000000001#email=%E0%A4%A', ''],
])('P2 reads the address in an emailed link: %s', (link, email) => {
  expect(addressIn(link)).toBe(email)
})
