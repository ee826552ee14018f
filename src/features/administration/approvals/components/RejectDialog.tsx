import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAct } from '../api/act.ts'

export interface DialogProps {
  id: string
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Rejecting requires a reason, which the applicant reads. */
export function RejectDialog({ id, name, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('approvals')
  const reject = useAct('reject_organization', () => {
    onClose()
    toast.success({ title: t('companies.rejected', { name }) })
  })
  return (
    <ReasonDialog
      opened={isOpen}
      onClose={onClose}
      title={t('companies.rejectTitle', { name })}
      label={t('companies.reason')}
      hint={t('companies.reasonHint')}
      action={t('companies.sendReason')}
      isHarmful
      change={reject}
      onSubmit={(reason) => reject.mutate({ organization_id: id, reason })}
    >
      <NoEmailNotice concerns="others" />
    </ReasonDialog>
  )
}
