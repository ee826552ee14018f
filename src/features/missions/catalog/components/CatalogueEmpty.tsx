import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'

/** Why there is nothing yet, and what to do about it. */
export function CatalogueEmpty({ isSavedOnly }: { isSavedOnly: boolean }) {
  const { t } = useTranslation('player')
  const path = useAreaPath()
  if (isSavedOnly) {
    const all = <LinkButton to={path('/missions')}>{t('mission.browse')}</LinkButton>
    return <EmptyState title={t('catalogue.noSaved')} text={t('catalogue.noSavedText')} action={all} />
  }
  const toProfile = <LinkButton to={path('/profile')}>{t('catalogue.toProfile')}</LinkButton>
  return <EmptyState title={t('catalogue.none')} text={t('catalogue.noneText')} action={toProfile} />
}
