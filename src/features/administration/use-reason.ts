import { useTranslation } from 'react-i18next'

/** What is noted where an act was undone from its own message; readers see it in their language. */
export const undoneReason = 'undone'

/** A reason as the reader sees it: people's own words as they wrote them, ours in the language of the page. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation('admin')
  // Earlier versions wrote a word, in the language of whoever undid it.
  return (reason) =>
    [undoneReason, 'Undone', 'Annulé', 'Annulée'].includes(reason) ? t('log.undone') : reason
}
