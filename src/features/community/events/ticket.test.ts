import { expect, it } from 'vitest'
import { readTicket, spoken, ticketText } from './ticket.ts'

it('converts a ticket to a QR code and readable text, and accepts nothing else', () => {
  expect(readTicket(ticketText('0A1B2C3D'))).toBe('0A1B2C3D')
  expect(spoken('0A1B2C3D')).toBe('0A1B 2C3D')
  for (const other of ['https://example.com', '0A1B2C3D', 'ESSOR:0A1B', 'ESSOR:0A1B2C3D4']) {
    expect(readTicket(other)).toBeUndefined()
  }
})
