import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDecide } from '../api/decide.ts'
import type { OrganizationRequest } from '../api/get-requests.ts'

interface Props {
  request: OrganizationRequest
  isOpen: boolean
  onClose: () => void
}

/** A refusal needs a reason, which the applicant reads. */
export function RejectDialog({ request: { id, name, updated_at: seen }, isOpen, onClose }: Props) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  const reject = useDecide()
  function send(): void {
    reject.mutate(
      { id, seen, reason },
      {
        onSuccess: () => {
          onClose()
          toast.success({ title: t('companies.rejected', { name }) })
        },
      },
    )
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('companies.rejectTitle', { name })}>
      <Stack gap="md">
        <Textarea
          label={t('companies.reason')}
          description={t('companies.reasonHint')}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {reject.isError && (
          <Alert color="red" role="alert">
            {errorText(reject.error)}
          </Alert>
        )}
        <Button disabled={reason.trim() === ''} loading={reject.isPending} onClick={send}>
          {t('companies.sendReason')}
        </Button>
      </Stack>
    </Dialog>
  )
}
