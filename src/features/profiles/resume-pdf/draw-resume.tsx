import { Document } from '@react-pdf/renderer'
import type { TFunction } from 'i18next'
import { formatItems } from '../../../lib/formats/lists.ts'
import type { PdfDocument } from '../../../ui/pdf/draw-pdf.ts'
import { ClassicResume } from './ClassicResume.tsx'
import { ColumnsResume } from './ColumnsResume.tsx'
import type { ResumeLayout, ResumeSheet } from './resume-sheet.ts'

export interface ResumeDrawing {
  sheet: ResumeSheet
  /** As a data URL, or null. */
  photo: string | null
  t: TFunction<'profile'>
  /** Tighter spacing, if that saves a page. */
  isTight: boolean
}

/** The résumé as a PDF. */
export function drawResume(layout: ResumeLayout, language: string, drawing: ResumeDrawing): PdfDocument {
  const { name, jobTitle } = drawing.sheet
  return (
    <Document title={formatItems([name, jobTitle])} author={name} creator="Essor" language={language}>
      {layout === 'classic' ? <ClassicResume {...drawing} /> : <ColumnsResume {...drawing} />}
    </Document>
  )
}
