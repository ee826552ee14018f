import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../../ui/Drawing.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'

/** Why there is nothing yet, and what to do about it. */
export function CatalogueEmpty({ isSavedOnly }: { isSavedOnly: boolean }) {
  const { t } = useTranslation('catalog')
  const path = useAreaPath()
  if (isSavedOnly) {
    const all = <LinkButton to={path('/missions')}>{t('mission.browse')}</LinkButton>
    return (
      <EmptyState
        drawing={<Drawing of="saved" />}
        title={t('list.noSaved')}
        text={t('list.noSavedText')}
        action={all}
      />
    )
  }
  const toProfile = <LinkButton to={path('/profile')}>{t('list.toProfile')}</LinkButton>
  return (
    <EmptyState
      drawing={<Drawing of="missions" />}
      title={t('list.none')}
      text={t('list.noneText')}
      action={toProfile}
    />
  )
}
