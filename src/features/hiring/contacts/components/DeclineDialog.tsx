import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDeclineRequest } from '../api/answer-request.ts'
import type { ContactRequest } from '../api/answers.ts'
import { longestReason } from '../model.ts'

interface Props {
  request: ContactRequest
  onClose: () => void
}

/** Declines a request, with or without a message. */
export function DeclineDialog({ request: { id, company }, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const decline = useDeclineRequest(() => {
    toast.success({ title: t('requests.declined') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('requests.declineTitle', { company })}
      text={t('requests.declineText', { company })}
      label={t('requests.declineReason')}
      hint={t('requests.declineHint')}
      isOptional
      maxLength={longestReason}
      action={t('requests.declineDo')}
      isHarmful
      change={decline}
      onSubmit={(reason) => decline.mutate({ id, reason })}
      onClose={onClose}
    />
  )
}
