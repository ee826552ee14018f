import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/session/area-base.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'

export function PeoplePage() {
  const { t } = useTranslation('network')
  const path = useAreaPath()
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={<LinkButton to={path('/profile')}>{t('completeProfile')}</LinkButton>}
    />
  )
}
