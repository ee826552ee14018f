import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../lib/formats/lists.ts'
import type { Member } from './api/answers.ts'

/** The name of a conversation: the other members, or that everyone has left. */
export function useNames(): (others: Member[]) => string {
  const { t } = useTranslation('messages')
  const nameOf = ({ name, card }: Member) => name || (card ? t('thread.candidate') : '')
  return (others) => formatItems(others.map(nameOf)) || t('thread.somebody')
}
