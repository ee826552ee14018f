import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ZoneSelect } from '../../../../ui/ZoneSelect.tsx'
import { HourSelect } from './HourSelect.tsx'

interface Props {
  hour: number
  zone: string
  onChange: (changes: { digest_hour?: number; time_zone?: string }) => void
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
          <HourSelect
            label={t('digest.hour')}
            value={hour}
            onChange={(value) => onChange({ digest_hour: value })}
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
