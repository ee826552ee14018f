import { Text, View } from '@react-pdf/renderer'
import type { TFunction } from 'i18next'
import { ink } from '../../../../ui/pdf/ink.ts'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { Sheet } from '../sheet.ts'
import { PdfSection } from './PdfSection.tsx'

type Hours = Exclude<Sheet['hours'], false>

export function PdfHours({ hours, t }: { hours: Hours; t: TFunction<'activityRecord'> }) {
  return (
    <PdfSection title={t('hours')}>
      {hours.weeks.map((week) => (
        <View key={week.title} style={{ marginBottom: 8 }}>
          <View
            wrap={false}
            minPresenceAhead={30}
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              paddingVertical: 4,
              paddingHorizontal: 6,
              borderRadius: 3,
              backgroundColor: ink.wash,
              fontWeight: 600,
            }}
          >
            <Text>{week.title}</Text>
            <Text>{week.total}</Text>
          </View>
          {week.days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </View>
      ))}
      <View
        wrap={false}
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          paddingTop: 6,
          paddingHorizontal: 6,
          borderTop: `1.5pt solid ${ink.brand}`,
          fontSize: 11,
          fontWeight: 600,
        }}
      >
        <Text>{t('total')}</Text>
        <Text>{hours.total}</Text>
      </View>
    </PdfSection>
  )
}

function Day({ day: { day, missions, time } }: { day: Hours['weeks'][number]['days'][number] }) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        gap: 10,
        paddingVertical: 4,
        paddingHorizontal: 6,
        borderBottom: `0.5pt solid ${ink.line}`,
        fontSize: 9.5,
      }}
    >
      <Text style={{ width: 130 }}>{day}</Text>
      <View style={{ flex: 1 }}>
        {missions.map((mission) => (
          <Text key={mission.title} style={{ color: ink.soft }}>
            {printable(mission.title)}
            {missions.length > 1 ? ` (${mission.time})` : ''}
          </Text>
        ))}
      </View>
      <Text style={{ width: 60, textAlign: 'right' }}>{time}</Text>
    </View>
  )
}
