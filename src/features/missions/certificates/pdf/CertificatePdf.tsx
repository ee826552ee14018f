import { Document } from '@react-pdf/renderer'
import { currentLanguage, i18n } from '../../../../i18n/i18n.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import type { PdfDocument } from '../../../../ui/pdf/draw-pdf.ts'
import type { PdfContent } from './content.ts'
import { EvidencePages } from './EvidencePages.tsx'
import { FramedSheet } from './FramedSheet.tsx'

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
      <FramedSheet {...content} />
      <EvidencePages {...content} />
    </Document>
  )
}
