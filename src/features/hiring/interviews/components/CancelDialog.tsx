import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCancel } from '../api/change-interviews.ts'
import { longest } from '../model.ts'

interface Props {
  interviewId: string
  /** Who reads the message. */
  other: string
  onClose: () => void
}

export function CancelDialog({ interviewId, other, onClose }: Props) {
  const { t } = useTranslation('interviews', { keyPrefix: 'cancel' })
  const cancel = useCancel(interviewId, () => {
    toast.success({ title: t('done') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('title')}
      text={t('text', { name: other })}
      label={t('words')}
      maxLength={longest.reason}
      action={t('action')}
      isHarmful
      change={cancel}
      onSubmit={(words) => cancel.mutate(words)}
      onClose={onClose}
    />
  )
}
