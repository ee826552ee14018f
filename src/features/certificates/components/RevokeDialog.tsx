import { Alert, Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { IssuedCertificate } from '../api/get-issued.ts'
import { useRevoke } from '../api/revoke.ts'

interface Props {
  certificate: IssuedCertificate
  onClose: () => void
}

/** Revoking requires a reason, which the holder and every visitor can read. It can't be undone. */
export function RevokeDialog({ certificate: { code, name, mission }, onClose }: Props) {
  const { t } = useTranslation('certificates')
  const [reason, setReason] = useState('')
  const revoke = useRevoke(code)
  const send = () =>
    revoke.mutate(reason, {
      onSuccess: () => {
        onClose()
        toast.success({ title: t('revoke.done', { name }) })
      },
    })
  return (
    <Dialog opened onClose={onClose} title={t('revoke.title', { name })}>
      <Stack gap="md">
        <Text>{t('revoke.text', { mission })}</Text>
        <Textarea
          label={t('revoke.reason')}
          description={t('revoke.reasonHint')}
          autosize
          minRows={3}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {revoke.isError && (
          <Alert color="red" role="alert">
            {errorText(revoke.error)}
          </Alert>
        )}
        <Button color="red" disabled={reason.trim() === ''} loading={revoke.isPending} onClick={send}>
          {t('revoke.send')}
        </Button>
      </Stack>
    </Dialog>
  )
}
