import { useTranslation } from 'react-i18next'
import type { Member } from './model.ts'

/** The name of a conversation: those of the others, or that there is nobody left. */
export function useNames(): (others: Member[]) => string {
  const { t } = useTranslation('messages')
  const nameOf = ({ name, card }: Member) => name || (card ? t('thread.candidate') : '')
  return (others) => others.map(nameOf).join(', ') || t('thread.somebody')
}
