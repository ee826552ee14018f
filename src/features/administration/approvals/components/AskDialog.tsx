import { useTranslation } from 'react-i18next'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { DialogProps } from './RejectDialog.tsx'

/** A question to the applicant; the request waits for the answer. */
export function AskDialog({ id, name, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('approvals')
  const ask = useAct('ask_applicant', () => {
    onClose()
    toast.success({ title: t('ask.done', { name }) })
  })
  return (
    <ReasonDialog
      opened={isOpen}
      onClose={onClose}
      title={t('ask.title', { name })}
      label={t('ask.label')}
      hint={t('ask.hint')}
      action={t('ask.send')}
      change={ask}
      onSubmit={(question) => ask.mutate({ organization_id: id, question })}
    >
      <NoEmailNotice concerns="others" />
    </ReasonDialog>
  )
}
