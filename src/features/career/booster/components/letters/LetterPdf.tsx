import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { PdfDocument } from '../../../../../ui/pdf/draw-pdf.ts'
import { textFont } from '../../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../../ui/pdf/ink.ts'
import { printable } from '../../../../../ui/pdf/printable.ts'
import { type Letter, placeAndDate, subjectLine } from '../../rules/letter/letter.ts'

const gap = 14

/** Keeps line breaks; removes emoji, which the font lacks. */
const spoken = (text: string) => text.split('\n').map(printable).join('\n')

function Part({ children, style = {} }: { children: string; style?: Record<string, string | number> }) {
  if (!children.trim()) return null
  return <Text style={{ marginBottom: gap, ...style }}>{spoken(children)}</Text>
}

/** A letter on A4, laid out for its language; it belongs to the person and has no branding. */
export function letterPdf(letter: Letter, title: string): PdfDocument {
  const isFrench = letter.language === 'fr'
  const right = { textAlign: 'right' } as const
  const date = <Part style={right}>{placeAndDate(letter)}</Part>
  const subject = <Part style={{ fontWeight: 600 }}>{subjectLine(letter)}</Part>
  return (
    <Document title={title} author={printable(letter.signature)} creator="Essor" language={letter.language}>
      <Page
        size="A4"
        style={{
          paddingVertical: 60,
          paddingHorizontal: 68,
          fontFamily: textFont,
          fontSize: 10.5,
          color: ink.text,
        }}
      >
        <View style={{ lineHeight: 1.5 }}>
          <Part style={isFrench ? {} : right}>{letter.sender}</Part>
          {!isFrench && date}
          <Part style={isFrench ? { marginLeft: '55%', marginTop: 10 } : { marginTop: 6 }}>
            {letter.recipient}
          </Part>
          {isFrench && <View style={{ marginTop: 10 }}>{date}</View>}
          {isFrench && <View style={{ marginTop: 10 }}>{subject}</View>}
          <Part>{letter.greeting}</Part>
          {!isFrench && subject}
          {letter.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once.
            <Part key={index}>{paragraph}</Part>
          ))}
          <View wrap={false}>
            <Part>{letter.closing}</Part>
            <Part style={{ marginTop: 24, ...(isFrench ? right : {}) }}>{letter.signature}</Part>
          </View>
        </View>
      </Page>
    </Document>
  )
}
