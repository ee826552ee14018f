import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../lib/dates.ts'
import { errorText, toAppError } from '../../../lib/errors.ts'
import type { Setting } from '../model.ts'

interface Props {
  settings: Setting[]
  error: unknown
  isPending: boolean
  isDirty: boolean
  /** Fetches what someone else has saved in the meantime. */
  onLookAgain: () => void
}

/** The footer of each form: the error, the button, and who last saved. */
export function SaveRow({ settings, error, isPending, isDirty, onLookAgain }: Props) {
  const { t } = useTranslation('settings')
  const last = settings
    .filter(({ changedAt }) => changedAt)
    .sort((one, other) => other.changedAt!.localeCompare(one.changedAt!))[0]
  return (
    <Stack gap="md" align="flex-start">
      {Boolean(error) && (
        <Alert color="red" role="alert" w="100%">
          <Group justify="space-between">
            <Text>{errorText(error)}</Text>
            {toAppError(error).code === 'settings_changed' && (
              <Button variant="default" size="sm" onClick={onLookAgain}>
                {t('lookAgain')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <Button type="submit" loading={isPending} disabled={!isDirty}>
        {t('save')}
      </Button>
      {last && (
        <Text size="sm" c="dimmed">
          {t('lastChanged', { name: last.changedBy ?? t('someone'), when: timeAgo(last.changedAt!) })}
        </Text>
      )}
    </Stack>
  )
}
