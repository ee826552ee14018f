import { useTranslation } from 'react-i18next'
import { formatSpan } from '../../../../lib/moments.ts'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MyTalk } from '../api/answers.ts'
import { useCancelTalk } from '../api/cancel-talk.ts'

interface Props {
  talk: MyTalk
  onClose: () => void
}

/** Asks before a talk is canceled. Hosts must say why: the guest counted on it. */
export function CancelDialog({ talk, onClose }: Props) {
  const { t } = useTranslation('talks')
  const { id, name, is_host } = talk
  const cancel = useCancelTalk(() => {
    toast.success({ title: t('cancelling.done') })
    onClose()
  })
  const when = formatSpan(talk.starts_at, talk.ends_at)
  return (
    <ReasonDialog
      title={t('cancelling.title', { name })}
      text={`${t('cancelling.text', { name, when })} ${t(is_host ? 'cancelling.host' : 'cancelling.guest')}`}
      label={t(is_host ? 'cancelling.reason' : 'cancelling.optional', { name })}
      hint={is_host && t('cancelling.reasonHint', { name })}
      isOptional={!is_host}
      action={t('cancelling.submit')}
      cancel={t('cancelling.keep')}
      isHarmful
      change={cancel}
      onSubmit={(reason) => cancel.mutate({ id, reason })}
      onClose={onClose}
    />
  )
}
