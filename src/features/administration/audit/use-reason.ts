import { useTranslation } from 'react-i18next'

/** Stored as the reason when an action is undone from its notification; shown in the reader's language. */
export const undoneReason = 'undone'

/** A reason as shown: people's own text unchanged, ours in the page's language. */
export function useReason(): (reason: string) => string {
  const { t } = useTranslation('admin')
  // Earlier versions stored a word in the language of the person who undid it.
  return (reason) =>
    [undoneReason, 'Undone', 'Annulé', 'Annulée'].includes(reason) ? t('log.undone') : reason
}
