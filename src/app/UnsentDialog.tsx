import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Asks whether changes that haven't reached the server may be lost. */
export function UnsentDialog({ onAnswer }: { onAnswer: (mayLose: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('unsent.title')}
      text={t('unsent.text')}
      action={t('unsent.signOut')}
      cancel={t('unsent.stay')}
      isHarmful
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}
