import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'

interface Props {
  email: string
  path: string
  onClose: () => void
}

/** The link of an invitation that this installation couldn't email. It is shown only here. */
export function InvitationLink({ email, path, onClose }: Props) {
  const { t } = useTranslation('administration')
  return (
    <Stack gap="md">
      <Text>{t('invite.linkText', { email })}</Text>
      <CopyField label={t('invite.link')} value={`${location.origin}${path}`} />
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('invite.close')}</Button>
      </Group>
    </Stack>
  )
}
