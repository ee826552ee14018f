import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { ShownMatch } from '../api/answers.ts'
import { useAskAboutMatch } from '../api/my-matches.ts'

interface Props {
  shown: ShownMatch
  onClose: () => void
}

/** A question to a person at the company, who doesn't see the name. */
export function AskDialog({ shown: { id, company }, onClose }: Props) {
  const { t } = useTranslation('matching')
  const ask = useAskAboutMatch(() => {
    toast.success({ title: t('mirror.sent') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('mirror.askTitle', { company })}
      text={t('mirror.askText', { company })}
      label={t('mirror.question')}
      action={t('mirror.send')}
      change={ask}
      onSubmit={(question) => ask.mutate({ id, question })}
      onClose={onClose}
    />
  )
}
