import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export interface DialogProps {
  id: string
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Rejecting requires a reason, which the applicant reads. */
export function RejectDialog({ id, name, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('admin')
  const reject = useAct('reject_organization')
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('companies.rejectTitle', { name })}
      label={t('companies.reason')}
      hint={t('companies.reasonHint')}
      send={t('companies.sendReason')}
      isPending={reject.isPending}
      error={reject.error}
      onSend={(reason) =>
        reject.mutate(
          { organization_id: id, reason },
          {
            onSuccess: () => {
              onClose()
              toast.success({ title: t('companies.rejected', { name }) })
            },
          },
        )
      }
    />
  )
}
