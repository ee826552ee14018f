import { expect, it } from 'vitest'
import type { Certificate } from './api/answers.ts'
import { linkedInAddress } from './linkedin.ts'

it('fills in every field of LinkedIn’s form that a certificate has', () => {
  const certificate = {
    code: 'ABCD-EFGH',
    issuedAt: '2026-01-31T23:30:00Z',
    facts: { mission: 'Count & “check” the stock' },
  } as Certificate
  const address = new URL(linkedInAddress(certificate, 'https://essor.example/certificates/ABCD-EFGH'))
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Count & “check” the stock',
    organizationName: 'Essor',
    issueYear: '2026',
    issueMonth: '1',
    certUrl: 'https://essor.example/certificates/ABCD-EFGH',
    certId: 'ABCD-EFGH',
  })
})
