import { currentPlatform } from '../../../lib/platform.ts'
import type { Certificate } from './api/answers.ts'

/** Opens LinkedIn's form for certifications, prefilled. It belongs there, never under experience. */
export function linkedInAddress({ code, issuedAt, facts }: Certificate, page: string): string {
  const issued = new Date(issuedAt)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: facts?.mission ?? '',
    organizationName: currentPlatform().name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: page,
    certId: code,
  })
  return `https://www.linkedin.com/profile/add?${fields}`
}
