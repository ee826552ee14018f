import type { QueryClient } from '@tanstack/react-query'
import { certificateAddress } from '../../../../lib/paths.ts'
import type { PdfDocument } from '../../../../ui/pdf/draw-pdf.ts'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { Certificate } from '../api/answers.ts'

/** The document with everything it names; its code loads on click. */
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
  // A PDF document isn't a component of the page: call it directly, with its texts.
  return CertificatePdf({ certificate, facts, skills: names, address: certificateAddress(certificate.code) })
}
