import { Alert, Button, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { signIn } from '../../auth/api/sign-in.ts'
import { PasswordField } from '../../auth/components/PasswordField.tsx'
import { profileQuery } from '../../profiles/api/get-profile.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { deletionDate, requestAccountDeletion } from '../api/account-deletion.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function DeletionSection() {
  const { t } = useTranslation('account')
  const { profile } = useSignedIn()
  const [isOpen, { open, close }] = useDisclosure()
  const requestedAt = profile?.deletion_requested_at
  const text = requestedAt
    ? t('deletion.pending', { date: formatDate(deletionDate(requestedAt)) })
    : t('deletion.text')
  return (
    <SettingsSection title={t('deletion.title')} text={text}>
      {!requestedAt && (
        <Button color="red.8" variant="outline" c="var(--danger-text)" onClick={open}>
          {t('deletion.submit')}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={close} title={t('deletion.question')}>
        <DeletionForm onDone={close} />
      </Dialog>
    </SettingsSection>
  )
}

function DeletionForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account')
  const { id, email } = useSignedIn()
  const queries = useQueryClient()
  const [visible, setVisible] = useState(false)
  const form = useForm({ initialValues: { password: '' } })
  const request = useMutation({
    mutationFn: async (password: string) => {
      await signIn(email, password)
      await requestAccountDeletion()
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: profileQuery(id).queryKey })
      onDone()
    },
  })
  return (
    <form onSubmit={form.onSubmit(({ password }) => request.mutate(password))} noValidate>
      <Stack gap="md">
        <Text>{t('deletion.questionText')}</Text>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('deletion.password')}
          autoComplete="current-password"
          data-autofocus
          visible={visible}
          onVisibilityChange={setVisible}
          {...form.getInputProps('password')}
        />
        {request.isError && (
          <Alert color="red" role="alert">
            {errorText(request.error)}
          </Alert>
        )}
        <Button
          type="submit"
          color="red.8"
          loading={request.isPending}
          disabled={form.values.password === ''}
        >
          {t('deletion.confirm')}
        </Button>
      </Stack>
    </form>
  )
}
