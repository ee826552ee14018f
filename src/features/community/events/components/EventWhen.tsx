import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { deviceZone, isSameClock, zoneName } from '../../../../lib/formats/zones.ts'
import { formatSpan } from '../../../../lib/moments.ts'

interface Props {
  event: { starts_at: string; ends_at: string; time_zone: string }
}

/** The time in the event's own time zone, which is named, and in the device's if it differs. */
export function EventWhen({ event: { starts_at, ends_at, time_zone } }: Props) {
  const { t } = useTranslation('events')
  const here = deviceZone()
  return (
    <>
      <Text>
        {formatSpan(starts_at, ends_at, time_zone)} ({zoneName(time_zone)})
      </Text>
      {!isSameClock(starts_at, here, time_zone) && (
        <Text size="sm" c="dimmed">
          {t('here', { when: formatSpan(starts_at, ends_at, here), zone: zoneName(here) })}
        </Text>
      )}
    </>
  )
}
