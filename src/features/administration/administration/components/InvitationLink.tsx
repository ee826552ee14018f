import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'

interface Props {
  email: string
  path: string
  /** The link leads to the sign-up page, which is open to everyone. */
  isSignUp?: boolean
  onClose: () => void
}

/** The link of an invitation that this installation couldn't email. It's shown only here. */
export function InvitationLink({ email, path, isSignUp = false, onClose }: Props) {
  const { t } = useTranslation('administration')
  return (
    <Stack gap="md">
      <Text>{t(isSignUp ? 'invite.signUpLinkText' : 'invite.linkText', { email })}</Text>
      <CopyField label={t('invite.link')} value={`${location.origin}${path}`} />
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('invite.close')}</Button>
      </Group>
    </Stack>
  )
}
