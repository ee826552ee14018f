import { useTranslation } from 'react-i18next'

/** The prompt before leaving a settings form. */
export function useUnsavedWords() {
  const { t } = useTranslation('settings')
  return { question: t('unsaved.question'), stay: t('unsaved.stay'), leave: t('unsaved.leave') }
}
