import { Document, Link, Text, View } from '@react-pdf/renderer'
import type { TFunction } from 'i18next'
import type { PdfDocument } from '../../../../ui/pdf/draw-pdf.ts'
import { displayFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { PdfFigures } from '../../../../ui/pdf/PdfFigures.tsx'
import { PdfQr } from '../../../../ui/pdf/PdfQr.tsx'
import { PdfSheet } from '../../../../ui/pdf/PdfSheet.tsx'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { Sheet } from '../sheet.ts'
import { PdfHours } from './PdfHours.tsx'
import { PdfMissions } from './PdfMissions.tsx'
import { PdfResults } from './PdfResults.tsx'
import { PdfSection } from './PdfSection.tsx'

type Texts = TFunction<'activityRecord'>

/** The activity record as a PDF. */
export function attestationPdf(sheet: Sheet, t: Texts, language: string): PdfDocument {
  const { title, period } = sheet
  const name = printable(sheet.name)
  return (
    <Document title={`${title}, ${name}, ${period}`} author={name} creator="Essor" language={language}>
      <PdfSheet footer={[title, name, period].join(' · ')}>
        <Text style={{ fontFamily: displayFont, fontSize: 24, lineHeight: 1.2 }}>{title}</Text>
        <Text style={{ fontSize: 14, lineHeight: 1.3, fontWeight: 600, marginTop: 8 }}>{name}</Text>
        <Text style={{ fontSize: 11, marginTop: 2 }}>{period}</Text>
        <Text style={{ fontSize: 9, color: ink.soft, marginTop: 2 }}>{sheet.zone}</Text>
        <PdfFigures figures={sheet.figures} />
        {sheet.note && (
          <PdfSection title={t('noteTitle')}>
            <Text>{printable(sheet.note)}</Text>
          </PdfSection>
        )}
        {sheet.hours && <PdfHours hours={sheet.hours} t={t} />}
        {sheet.missions && <PdfMissions missions={sheet.missions} hasTime={Boolean(sheet.hours)} t={t} />}
        {sheet.results && <PdfResults results={sheet.results} t={t} />}
        {sheet.certificates && <Certificates certificates={sheet.certificates} t={t} />}
        <View
          wrap={false}
          style={{ marginTop: 22, borderTop: `0.75pt solid ${ink.line}`, paddingTop: 8, fontSize: 8 }}
        >
          <Text style={{ color: ink.text }}>{sheet.made}</Text>
          <Text style={{ color: ink.soft, marginTop: 4 }}>{sheet.check}</Text>
        </View>
      </PdfSheet>
    </Document>
  )
}

function Certificates({
  certificates,
  t,
}: {
  certificates: Exclude<Sheet['certificates'], false>
  t: Texts
}) {
  return (
    <PdfSection title={t('certificates')}>
      {certificates.length === 0 && <Text style={{ color: ink.soft }}>{t('noCertificates')}</Text>}
      {certificates.map(({ code, title, about, address }) => (
        <View key={code} wrap={false} style={{ flexDirection: 'row', gap: 12, marginBottom: 12 }}>
          {address && <PdfQr address={address} size={64} />}
          <View style={{ flex: 1 }}>
            <Text style={{ fontWeight: 600 }}>{printable(title)}</Text>
            <Text style={{ fontSize: 9, color: ink.soft }}>{printable(about)}</Text>
            {address ? (
              <Link src={address} style={{ fontSize: 9, color: ink.brand }}>
                {address}
              </Link>
            ) : (
              <Text style={{ fontSize: 9 }}>{t('hidden')}</Text>
            )}
          </View>
        </View>
      ))}
    </PdfSection>
  )
}
