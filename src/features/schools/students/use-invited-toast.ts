import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import type { Invited } from './api/answers.ts'

/** Reports how many invitations were sent, and how many the daily limit left out. */
export function useInvitedToast() {
  const { t } = useTranslation('students')
  return ({ sent, leftOut }: Invited, act: 'invite' | 'again') => {
    const title = t(`bulk.${act}.done`, { count: sent })
    if (leftOut === 0) toast.success({ title })
    else toast.failure({ title, message: t('bulk.leftOut', { count: leftOut }) })
  }
}
