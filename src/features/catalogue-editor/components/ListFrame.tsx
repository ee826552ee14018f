import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Pages } from '../../../ui/Pages.tsx'

interface Props {
  /** The matching rows; undefined while loading. */
  found: { rows: unknown[]; pages: number } | undefined
  error: Error | null
  onRetry: () => void
  list: { page: number; turnTo: (page: number) => void; reset: () => void; search: string; show?: string }
  controls: ReactNode
  /** Why the list is empty, if entries aren't added on this page. */
  empty?: { title: string; text: string }
  children: ReactNode
}

/** A list with its controls, its empty, error and loading states, and its pagination. */
export function ListFrame({ found, error, onRetry, list, controls, empty, children }: Props) {
  const { t } = useTranslation('catalogueEditor')
  const isNarrowed = Boolean(list.search || list.show)
  return (
    <Stack gap="lg">
      {controls}
      {error && !found && <LoadFailure error={error} onRetry={onRetry} />}
      {!found && !error && <CardsSkeleton tiles={1} />}
      {found?.rows.length === 0 && !isNarrowed && (
        <EmptyState {...(empty ?? { title: t('empty'), text: t('emptyText') })} />
      )}
      {found?.rows.length === 0 && isNarrowed && (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<Button onClick={list.reset}>{t('showAll')}</Button>}
        />
      )}
      {found && found.rows.length > 0 && children}
      <Pages label={t('pages')} total={found?.pages ?? 0} page={list.page} onChange={list.turnTo} />
    </Stack>
  )
}
