import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { useDecide } from '../api/decide.ts'
import type { OrganizationRequest } from '../api/get-requests.ts'

export function DecisionButtons({ request }: { request: OrganizationRequest }) {
  const { t } = useTranslation('admin')
  const { name, id } = request
  const [isOpen, { open, close }] = useDisclosure()
  const [reason, setReason] = useState('')
  const approve = useDecide()
  const reject = useDecide()
  return (
    <Group gap="sm">
      <Button
        loading={approve.isPending}
        disabled={!request.email_confirmed}
        aria-label={`${t('companies.approve')} ${name}`}
        onClick={() =>
          approve.mutate(
            { id },
            {
              onError: toast.error,
              onSuccess: () => toast.success({ title: t('companies.approved', { name }) }),
            },
          )
        }
      >
        {t('companies.approve')}
      </Button>
      <Button variant="default" aria-label={`${t('companies.reject')} ${name}`} onClick={open}>
        {t('companies.reject')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('companies.rejectTitle', { name })}>
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
          <Button
            disabled={reason.trim() === ''}
            loading={reject.isPending}
            onClick={() =>
              reject.mutate(
                { id, reason },
                {
                  onSuccess: () => {
                    close()
                    toast.success({ title: t('companies.rejected', { name }) })
                  },
                },
              )
            }
          >
            {t('companies.sendReason')}
          </Button>
        </Stack>
      </Modal>
    </Group>
  )
}
