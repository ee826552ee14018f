import { Button, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deviceZone, isSameClock, zoneName } from '../../../../lib/formats/zones.ts'
import { formatMoment, formatTime } from '../../../../lib/moments.ts'
import { formatDayAs } from '../../../../lib/weeks.ts'
import type { Slot, TalkPageData } from '../api/answers.ts'
import { byDay } from '../days.ts'
import classes from './Talks.module.css'

interface Props {
  offer: TalkPageData
  onChoose: (slot: Slot) => void
}

/** The free slots by day, in the device's time zone, which is named. */
export function SlotPicker({ offer: { slots, name, time_zone }, onChoose }: Props) {
  const { t, i18n } = useTranslation('talks')
  const zone = deviceZone()
  const isElsewhere = slots.some(({ starts_at }) => !isSameClock(starts_at, zone, time_zone))
  if (slots.length === 0) return null
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('zone', { zone: zoneName(zone) })}{' '}
        {isElsewhere && t('page.hostZone', { name, zone: zoneName(time_zone) })}
      </Text>
      <Stack gap="md" mah={460} style={{ overflowY: 'auto' }} p={4}>
        {byDay(slots, zone).map(([day, those]) => (
          <div key={day}>
            <Title order={3} fz="sm" mb={6}>
              {formatDayAs(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })}
            </Title>
            <ul className={classes.times}>
              {those.map((slot) => (
                <li key={slot.id}>
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={t('page.book', { when: formatMoment(slot.starts_at) })}
                    onClick={() => onChoose(slot)}
                  >
                    {formatTime(slot.starts_at)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </>
  )
}
