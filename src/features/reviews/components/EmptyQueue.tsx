import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { ShownQueue } from '../api/get-queue.ts'

interface Props {
  show: ShownQueue
  isFiltered: boolean
  reset: ReactNode
}

export function EmptyQueue({ show, isFiltered, reset }: Props) {
  const { t } = useTranslation('reviews')
  const path = useAreaPath()
  const isMaker = useSignedIn().hasRole('on_maker')
  if (isFiltered) return <EmptyState title={t('noneFound')} text={t('noneFoundText')} action={reset} />
  if (show === 'delivered') {
    return (
      <EmptyState
        title={t('noneDelivered')}
        text={t('noneDeliveredText')}
        action={<LinkButton to={path('/reviews')}>{t('seeWaiting')}</LinkButton>}
      />
    )
  }
  if (isMaker) {
    return (
      <EmptyState
        title={t('noneWaiting')}
        text={t('noneWaitingMaker')}
        action={<LinkButton to={path('/maker-profile')}>{t('keySkills')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={t('noneWaiting')}
      text={t('noneWaitingText')}
      action={
        <LinkButton to={path('/missions')} variant="default">
          {t('missions')}
        </LinkButton>
      }
    />
  )
}
