import { Document, Text, View } from '@react-pdf/renderer'
import type { TFunction } from 'i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatRecordedMoment } from '../../../../lib/moments.ts'
import { formatMoney, toMinor } from '../../../../lib/money.ts'
import type { PdfDocument } from '../../../../ui/pdf/draw-pdf.ts'
import { displayFont } from '../../../../ui/pdf/fonts.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { PdfHeading } from '../../../../ui/pdf/PdfHeading.tsx'
import { PdfSheet } from '../../../../ui/pdf/PdfSheet.tsx'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { Agreement } from '../api/answers.ts'
import { agreementSides } from '../model.ts'

/** The agreement on paper, in the reader's language, with who confirmed it and the hash of what they confirmed. */
export function agreementPdf(
  { parties, content, confirmations, hash, revision, finalizedAt }: Agreement,
  t: TFunction<'agreements'>,
  language: string,
): PdfDocument {
  const title = t(`titles.${parties.contract}`)
  const day = (value: string | null) => (value ? formatCalendarDay(value) : noValue)
  return (
    <Document title={`${title}, ${printable(parties.student)}`} creator="Essor" language={language}>
      <PdfSheet footer={[title, printable(parties.student), printable(parties.company)].join(' · ')}>
        <Text style={{ fontFamily: displayFont, fontSize: 24, lineHeight: 1.2 }}>{title}</Text>
        <Text style={{ fontSize: 14, fontWeight: 600, marginTop: 8 }}>{printable(parties.title)}</Text>
        {!finalizedAt && <Text style={{ color: ink.danger, marginTop: 4 }}>{t('draft')}</Text>}
        <PdfHeading>{t('parties')}</PdfHeading>
        {agreementSides.map((side) => (
          <Row key={side} label={t(`sides.${side}`)} value={parties[side] || t('schoolHidden')} />
        ))}
        <PdfHeading>{t('terms')}</PdfHeading>
        <Row label={t('fields.startsOn')} value={day(content.startsOn)} />
        <Row label={t('fields.endsOn')} value={day(content.endsOn)} />
        <Row label={t('fields.place')} value={content.place} />
        <Row
          label={t('fields.hoursPerWeek')}
          value={content.hoursPerWeek === null ? noValue : formatNumber(content.hoursPerWeek)}
        />
        <Row
          label={t('hourlyPay')}
          value={
            content.hourlyPay === null
              ? noValue
              : formatMoney({ amount: toMinor(content.hourlyPay, 'EUR'), currency: 'EUR' })
          }
        />
        <Row
          label={t('fields.tutorName')}
          value={[content.tutorName, content.tutorContact].filter(Boolean).join(' · ')}
        />
        <Row
          label={t('fields.teacherName')}
          value={[content.teacherName, content.teacherContact].filter(Boolean).join(' · ')}
        />
        <PdfHeading>{t('fields.tasks')}</PdfHeading>
        <Text>{printable(content.tasks) || noValue}</Text>
        <PdfHeading>{t('confirmations')}</PdfHeading>
        {agreementSides.map((side) => {
          const given = confirmations.find((one) => one.side === side)
          return (
            <Row
              key={side}
              label={t(`sides.${side}`)}
              value={
                given
                  ? t('confirmedBy', { name: given.name, moment: formatRecordedMoment(given.at) })
                  : t('waiting')
              }
            />
          )
        })}
        <Text style={{ fontSize: 8, color: ink.soft, marginTop: 12 }}>{t('print', { revision, hash })}</Text>
      </PdfSheet>
    </Document>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <View
    wrap={false}
    style={{ flexDirection: 'row', gap: 8, paddingVertical: 3, borderBottom: `0.5pt solid ${ink.line}` }}
  >
    <Text style={{ width: 170, color: ink.soft }}>{label}</Text>
    <Text style={{ flex: 1 }}>{printable(value) || noValue}</Text>
  </View>
)
