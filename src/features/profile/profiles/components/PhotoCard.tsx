import { Card, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { fullName } from '../name.ts'
import { OwnAvatar } from './OwnAvatar.tsx'
import { PhotoButtons } from './PhotoButtons.tsx'

export function PhotoCard() {
  const { t } = useTranslation('profiles')
  const { email, profile } = useSignedIn()
  return (
    <Card padding="lg">
      <Stack align="center" gap="sm" ta="center">
        <OwnAvatar size={112} />
        <div>
          <Text fw={650} fz="lg">
            {fullName(profile) || email}
          </Text>
          <Text c="dimmed">{profile?.job_title}</Text>
        </div>
        <PhotoButtons justify="center" />
        <Text size="sm" c="dimmed">
          {t('photoHint')}
        </Text>
      </Stack>
    </Card>
  )
}
