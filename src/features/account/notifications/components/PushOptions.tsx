import { Group, Stack, Switch, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { zoneName } from '../../../../lib/formats/zones.ts'
import type { PushChoices } from '../topics.ts'
import { HourSelect } from './HourSelect.tsx'

interface Props {
  preferences: PushChoices
  onChange: (changes: Partial<PushChoices>) => void
}

/** What notifications show, and the hours in which none appear. */
export function PushOptions({ preferences, onChange }: Props) {
  const { t } = useTranslation('notifications')
  const { push_details, quiet_from, quiet_until, time_zone } = preferences
  return (
    <Stack gap="md" w="100%">
      <Switch
        label={t('push.details')}
        description={t('push.detailsText')}
        checked={push_details}
        onChange={(event) => onChange({ push_details: event.currentTarget.checked })}
      />
      <Switch
        label={t('push.quiet')}
        description={t('push.quietText')}
        checked={quiet_from !== null}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? { quiet_from: 22, quiet_until: 8 }
              : { quiet_from: null, quiet_until: null },
          )
        }
      />
      {quiet_from !== null && quiet_until !== null && (
        <div>
          <Group gap="md" align="flex-start">
            <HourSelect
              label={t('push.from')}
              value={quiet_from}
              except={quiet_until}
              onChange={(hour) => onChange({ quiet_from: hour })}
            />
            <HourSelect
              label={t('push.until')}
              value={quiet_until}
              except={quiet_from}
              onChange={(hour) => onChange({ quiet_until: hour })}
            />
          </Group>
          <Text size="sm" c="dimmed" mt={6}>
            {t('push.zone', { zone: zoneName(time_zone) })}
          </Text>
        </div>
      )}
    </Stack>
  )
}
