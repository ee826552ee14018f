import { Text, View } from '@react-pdf/renderer'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { ink } from '../../../../ui/pdf/ink.ts'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { Sheet } from '../sheet.ts'
import { PdfSection } from './PdfSection.tsx'

interface Props {
  missions: Exclude<Sheet['missions'], false>
  hasTime: boolean
  t: TFunction<'activityRecord'>
}

export function PdfMissions({ missions, hasTime, t }: Props) {
  const row = (mission: ReactNode, state: string, progress: string, time?: string) => (
    <>
      <View style={{ flex: 1 }}>{mission}</View>
      <Text style={{ width: 96 }}>{state}</Text>
      <Text style={{ width: 58, textAlign: 'right' }}>{progress}</Text>
      {hasTime && <Text style={{ width: 60, textAlign: 'right' }}>{time}</Text>}
    </>
  )
  const line = {
    flexDirection: 'row' as const,
    gap: 10,
    paddingVertical: 4,
    paddingHorizontal: 6,
    borderBottom: `0.5pt solid ${ink.line}`,
    fontSize: 9.5,
  }
  return (
    <PdfSection title={t('missions')}>
      <View style={{ ...line, fontSize: 8, color: ink.soft }} minPresenceAhead={30}>
        {row(
          <Text>{t('columns.mission')}</Text>,
          t('columns.state'),
          t('columns.progress'),
          t('columns.time'),
        )}
      </View>
      {missions.map(({ id, title, about, state, progress, time }) => (
        <View key={id} wrap={false} style={line}>
          {row(
            <>
              <Text style={{ fontWeight: 600 }}>{printable(title)}</Text>
              <Text style={{ fontSize: 8.5, color: ink.soft }}>{printable(about)}</Text>
            </>,
            state,
            progress,
            time,
          )}
        </View>
      ))}
    </PdfSection>
  )
}
