import { Document } from '@react-pdf/renderer'
import { currentLanguage, i18n } from '../../../i18n/i18n.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import type { PdfDocument } from '../../../ui/pdf/draw-pdf.ts'
import type { Certificate } from '../api/get-certificate.ts'
import { EvidencePages } from './EvidencePages.tsx'
import { FramedPage } from './FramedPage.tsx'

export interface PdfContent {
  certificate: Certificate
  facts: NonNullable<Certificate['facts']>
  skills: string[]
  address: string
}

/** A page to frame, followed by what it is based on. */
export function CertificatePdf(content: PdfContent): PdfDocument {
  const t = i18n.getFixedT(null, 'certificates')
  const { name, mission, organization } = content.facts
  return (
    <Document
      title={`${name} — ${t('of', { mission })}`}
      author="Essor"
      creator="Essor"
      subject={t('by', { organization })}
      keywords={formatItems(content.skills)}
      language={currentLanguage()}
    >
      <FramedPage {...content} />
      <EvidencePages {...content} />
    </Document>
  )
}
