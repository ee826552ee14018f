import { Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { textFont } from './fonts.ts'
import { ink } from './ink.ts'
import { PdfMark } from './PdfMark.tsx'

interface Props {
  footer: string
  /** For wide tables. */
  isLandscape?: boolean
  children: ReactNode
}

/**
 * A4 with the logo at the top, and the document's name and page numbers at the bottom; long content breaks
 * into pages.
 */
export function PdfSheet({ footer, isLandscape, children }: Props) {
  return (
    <Page
      size="A4"
      orientation={isLandscape ? 'landscape' : 'portrait'}
      style={{
        paddingTop: 44,
        paddingBottom: 64,
        paddingHorizontal: 48,
        fontFamily: textFont,
        fontSize: 10,
        color: ink.text,
      }}
    >
      <PdfMark />
      {/* Not on the page: page numbers, set last, vanish if a line height is inherited. */}
      <View style={{ marginTop: 20, fontSize: 10, lineHeight: 1.45 }}>{children}</View>
      <View
        fixed
        style={{
          position: 'absolute',
          bottom: 28,
          left: 48,
          right: 48,
          flexDirection: 'row',
          justifyContent: 'space-between',
          borderTop: `0.75pt solid ${ink.line}`,
          paddingTop: 8,
          fontSize: 8,
          color: ink.soft,
        }}
      >
        <Text>{footer}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
      </View>
    </Page>
  )
}
