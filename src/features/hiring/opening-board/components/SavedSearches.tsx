import { ActionIcon, Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import {
  alertRhythms,
  openingSearchesQuery,
  useRemoveOpeningSearch,
  useRestoreOpeningSearch,
  useSetAlerts,
} from '../api/opening-searches.ts'
import { toAddress } from '../search-filter.ts'
import classes from './SavedSearches.module.css'

/** Saved searches: open, choose how often to be notified, delete. */
export function SavedSearches() {
  const { t } = useTranslation('openingBoard')
  const path = useAreaPath()
  const query = useQuery(openingSearchesQuery())
  const setAlerts = useSetAlerts()
  const restore = useRestoreOpeningSearch()
  const remove = useRemoveOpeningSearch(({ id: _, ...search }) =>
    toast.undoable({
      title: t('searches.removed', { name: search.name }),
      onUndo: () => restore.mutate(search),
    }),
  )
  const { data } = query
  return (
    <Section
      title={t('searches.title')}
      aside={
        <Anchor component={Link} to={paths.mailPreferences} size="sm">
          {t('searches.mails')}
        </Anchor>
      }
    >
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={1} />} />
      {data?.length === 0 && (
        <EmptyState
          compact
          title={t('searches.none')}
          text={t('searches.noneText')}
          action={
            <LinkButton to={path('/opportunities/search')} variant="default">
              {t('searches.open')}
            </LinkButton>
          }
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((search) => {
            const { id, name, filter, sort, alerts } = search
            return (
              <li key={id}>
                <Anchor component={Link} to={`${path('/opportunities/search')}?${toAddress(filter, sort)}`}>
                  {name}
                </Anchor>
                <FilterSelect
                  aria-label={t('searches.alertsFor', { name })}
                  choices={alertRhythms.map((value) => ({ value, label: t(`searches.rhythms.${value}`) }))}
                  value={alerts}
                  onChange={(next) => next && setAlerts.mutate({ id, alerts: next })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('searches.remove', { name })}
                  onClick={() => remove.mutate(search)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
