import { Text, View } from '@react-pdf/renderer'
import type { TFunction } from 'i18next'
import { ink } from '../../../../ui/pdf/ink.ts'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { Sheet } from '../sheet.ts'
import { PdfSection } from './PdfSection.tsx'

interface Props {
  results: Exclude<Sheet['results'], false>
  t: TFunction<'activityRecord'>
}

export function PdfResults({ results, t }: Props) {
  return (
    <PdfSection title={t('results')}>
      {results.length === 0 && <Text style={{ color: ink.soft }}>{t('noResults')}</Text>}
      {results.map(({ id, title, about, verdict, isValidated, criteria, summary }) => (
        <View key={id} style={{ marginBottom: 12 }}>
          <View
            wrap={false}
            minPresenceAhead={40}
            style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 12 }}
          >
            <View style={{ flex: 1 }}>
              <Text style={{ fontWeight: 600 }}>{printable(title)}</Text>
              <Text style={{ fontSize: 8.5, color: ink.soft }}>{printable(about)}</Text>
            </View>
            <Text style={{ fontWeight: 600, color: isValidated ? ink.moss : ink.text }}>{verdict}</Text>
          </View>
          <Text style={{ fontSize: 9, marginTop: 3 }}>{printable(criteria)}</Text>
          <View style={{ marginTop: 4, paddingLeft: 8, borderLeft: `2pt solid ${ink.line}` }}>
            <Text style={{ fontSize: 9 }}>{printable(summary)}</Text>
          </View>
        </View>
      ))}
    </PdfSection>
  )
}
