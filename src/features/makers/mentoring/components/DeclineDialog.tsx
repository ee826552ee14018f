import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDeclineMentoring } from '../api/answer-mentoring.ts'
import type { Mentorship } from '../api/answers.ts'
import { longest, otherName } from '../model.ts'

interface Props {
  mentorship: Mentorship
  onClose: () => void
}

/** Declines a request, with or without a message. */
export function DeclineDialog({ mentorship, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  const decline = useDeclineMentoring(() => {
    toast.success({ title: t('declined') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('declineTitle', { name: otherName(mentorship) })}
      text={t('declineText')}
      label={t('declineReason')}
      isOptional
      maxLength={longest.reason}
      action={t('decline')}
      isHarmful
      change={decline}
      onSubmit={(reason) => decline.mutate({ id: mentorship.id, reason })}
      onClose={onClose}
    />
  )
}
