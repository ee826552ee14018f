import type { QueryClient } from '@tanstack/react-query'
import type { PdfDocument } from '../../../ui/pdf/draw-pdf.ts'
import { skillName, skillsQuery } from '../../skills/api/get-skills.ts'
import { certificateAddress } from '../address.ts'
import type { Certificate } from '../api/get-certificate.ts'

/** The document with all that it names; its code comes with the press of the button. */
export async function drawCertificate(
  queries: QueryClient,
  certificate: Certificate,
  facts: NonNullable<Certificate['facts']>,
): Promise<PdfDocument> {
  const [{ CertificatePdf }, skills] = await Promise.all([
    import('./CertificatePdf.tsx'),
    queries.ensureQueryData(skillsQuery()),
  ])
  const names = facts.skills.map((slug) => skillName(skills, slug))
  // A document is no component of the page: it is made at once, with its texts in it.
  return CertificatePdf({ certificate, facts, skills: names, address: certificateAddress(certificate.code) })
}
