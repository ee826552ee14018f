import { Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../lib/moments.ts'
import { ZoneSelect } from '../../../../ui/ZoneSelect.tsx'

interface Props {
  hour: number
  zone: string
  onChange: (changes: { digest_hour?: number; time_zone?: string }) => void
}

/** "8:00 AM" or "08:00", depending on the page's language. */
function hourText(hour: number): string {
  return formatTime(new Date(Date.UTC(2000, 0, 1, hour)), 'UTC')
}

/** When the digest is sent, in the person's time zone. */
export function DigestTime({ hour, zone, onChange }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <Card padding="lg" component="section" aria-labelledby="digest-title">
      <Stack gap="md">
        <div>
          <Title order={2} fz="lg" id="digest-title">
            {t('digest.title')}
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('digest.text')}
          </Text>
        </div>
        <Group gap="md" align="flex-start">
          <NativeSelect
            label={t('digest.hour')}
            value={hour}
            data={Array.from({ length: 24 }, (_, value) => ({
              value: String(value),
              label: hourText(value),
            }))}
            onChange={(event) => onChange({ digest_hour: Number(event.currentTarget.value) })}
          />
          <ZoneSelect
            label={t('digest.zone')}
            w={280}
            maw="100%"
            value={zone}
            onChange={(value) => value && onChange({ time_zone: value })}
          />
        </Group>
      </Stack>
    </Card>
  )
}
