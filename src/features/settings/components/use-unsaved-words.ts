import { useTranslation } from 'react-i18next'

/** What is asked before a form of the settings is left. */
export function useUnsavedWords() {
  const { t } = useTranslation('settings')
  return { question: t('unsaved.question'), stay: t('unsaved.stay'), leave: t('unsaved.leave') }
}
