import { Document } from '@react-pdf/renderer'
import { formatItems } from '../../../../lib/formats/lists.ts'
import type { PdfDocument } from '../../../../ui/pdf/draw-pdf.ts'
import { ClassicResume } from './ClassicResume.tsx'
import { ColumnsResume } from './ColumnsResume.tsx'
import type { ResumeDrawing, ResumeLayout } from './resume-sheet.ts'

/** The résumé as a PDF. */
export function drawResume(layout: ResumeLayout, language: string, drawing: ResumeDrawing): PdfDocument {
  const { name, jobTitle } = drawing.sheet
  return (
    <Document title={formatItems([name, jobTitle])} author={name} creator="Essor" language={language}>
      {layout === 'classic' ? <ClassicResume {...drawing} /> : <ColumnsResume {...drawing} />}
    </Document>
  )
}
