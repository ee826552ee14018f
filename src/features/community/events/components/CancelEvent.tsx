import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCancelEvent } from '../api/change-event.ts'
import type { HeldEvent } from '../model.ts'

/** Asks why an event is canceled: everyone on the list will read it. */
export function CancelEvent({ event, onClose }: { event: HeldEvent; onClose: () => void }) {
  const { t } = useTranslation('events')
  const cancel = useCancelEvent(() => {
    toast.success({ title: t('editor.cancelDone') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('editor.cancelTitle')}
      text={t('editor.cancelText', { count: event.taken + event.waiting })}
      label={t('editor.reason')}
      action={t('editor.cancel')}
      cancel={t('editor.keep')}
      isHarmful
      change={cancel}
      onSubmit={(reason) => cancel.mutate({ id: event.id, reason })}
      onClose={onClose}
    />
  )
}
