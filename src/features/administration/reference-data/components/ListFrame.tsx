import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { ListView } from '../../../../ui/ListView.tsx'
import type { Loaded } from '../../../../ui/LoadState.tsx'

interface Props {
  /** The matching rows; undefined while loading. */
  found: { rows: unknown[]; pages: number } | undefined
  query: Loaded
  list: { page: number; goToPage: (page: number) => void; reset: () => void; isFiltered: boolean }
  controls: ReactNode
  /** Why the list is empty, if entries aren't added on this page. */
  empty?: { title: string; text: string }
  children: ReactNode
}

/** A list with its controls, its empty, error and loading states, and its pagination. */
export function ListFrame({ found, query, list, controls, empty, children }: Props) {
  const { t } = useTranslation('referenceData')
  return (
    <Stack gap="lg">
      {controls}
      <ListView
        query={query}
        rows={found?.rows}
        list={list}
        empty={<EmptyState {...(empty ?? { title: t('empty'), text: t('emptyText') })} />}
        noMatch={{ title: t('none'), text: t('noneText') }}
        pages={{ label: t('pages'), total: found?.pages ?? 0 }}
      >
        {() => children}
      </ListView>
    </Stack>
  )
}
