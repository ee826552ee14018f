import { useTranslation } from 'react-i18next'
import { formatItems } from '../../lib/formats/lists.ts'
import type { Member } from './model.ts'

/** The name of a conversation: those of the others, or that there is nobody left. */
export function useNames(): (others: Member[]) => string {
  const { t } = useTranslation('messages')
  const nameOf = ({ name, card }: Member) => name || (card ? t('thread.candidate') : '')
  return (others) => formatItems(others.map(nameOf)) || t('thread.somebody')
}
