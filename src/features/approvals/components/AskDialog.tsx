import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import type { DialogProps } from './RejectDialog.tsx'

/** A question to the applicant; the request waits for the answer. */
export function AskDialog({ id, name, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('approvals')
  const ask = useAct('ask_applicant')
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('ask.title', { name })}
      label={t('ask.label')}
      hint={t('ask.hint')}
      send={t('ask.send')}
      isPending={ask.isPending}
      error={ask.error}
      onSend={(question) =>
        ask.mutate(
          { organization_id: id, question },
          {
            onSuccess: () => {
              onClose()
              toast.success({ title: t('ask.done', { name }) })
            },
          },
        )
      }
    />
  )
}
