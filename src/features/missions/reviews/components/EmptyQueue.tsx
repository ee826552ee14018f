import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { ShownQueue } from '../api/get-queue.ts'

/** Why there is nothing to review. */
export function EmptyQueue({ show }: { show: ShownQueue }) {
  const { t } = useTranslation('reviews')
  const path = useAreaPath()
  const isMaker = useSignedIn().hasRole('on_maker')
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
