import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import type { CatalogueFilter } from '../use-catalogue-filter.ts'

/** Why nothing is shown, and what to do about it. */
export function CatalogueEmpty({ filter }: { filter: CatalogueFilter }) {
  const { t } = useTranslation('player')
  const path = useAreaPath()
  const clear = (
    <Button variant="default" onClick={filter.reset}>
      {t('catalogue.clear')}
    </Button>
  )
  if (filter.isFiltered) {
    return <EmptyState title={t('catalogue.empty')} text={t('catalogue.emptyText')} action={clear} />
  }
  if (filter.isSavedOnly) {
    const all = <LinkButton to={path('/missions')}>{t('mission.browse')}</LinkButton>
    return <EmptyState title={t('catalogue.noSaved')} text={t('catalogue.noSavedText')} action={all} />
  }
  const toProfile = <LinkButton to={path('/profile')}>{t('catalogue.toProfile')}</LinkButton>
  return <EmptyState title={t('catalogue.none')} text={t('catalogue.noneText')} action={toProfile} />
}
