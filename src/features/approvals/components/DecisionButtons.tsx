import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useDecide } from '../api/decide.ts'
import type { OrganizationRequest } from '../api/get-requests.ts'

const RejectDialog = lazy(async () => ({ default: (await import('./RejectDialog.tsx')).RejectDialog }))

export function DecisionButtons({ request }: { request: OrganizationRequest }) {
  const { t } = useTranslation('admin')
  const { name, id, updated_at: seen } = request
  const [isRejecting, setRejecting] = useState<boolean>()
  const approve = useDecide()
  return (
    <Group gap="sm">
      <Button
        loading={approve.isPending}
        disabled={!request.email_confirmed}
        aria-label={`${t('companies.approve')} ${name}`}
        onClick={() =>
          approve.mutate(
            { id, seen },
            {
              onError: toast.error,
              onSuccess: () => toast.success({ title: t('companies.approved', { name }) }),
            },
          )
        }
      >
        {t('companies.approve')}
      </Button>
      <Button
        variant="default"
        aria-label={`${t('companies.reject')} ${name}`}
        onClick={() => setRejecting(true)}
      >
        {t('companies.reject')}
      </Button>
      {isRejecting !== undefined && (
        <Suspense>
          <RejectDialog request={request} isOpen={isRejecting} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </Group>
  )
}
