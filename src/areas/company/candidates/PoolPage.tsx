import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { Pool } from '../../../features/hiring/pools/api/answers.ts'
import { poolQuery } from '../../../features/hiring/pools/api/get-pools.ts'
import { CompareBar } from '../../../features/hiring/pools/components/CompareBar.tsx'
import { PoolBoard } from '../../../features/hiring/pools/components/PoolBoard.tsx'
import { DeletePoolDialog, PoolDialog } from '../../../features/hiring/pools/components/PoolDialogs.tsx'
import { fits, tagsOf } from '../../../features/hiring/pools/entries.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'

const filters = { tag: text(), owner: text() }

/** One pool by stage. Filters are in the address. */
export function PoolPage() {
  const { poolId = '' } = useParams()
  const query = useQuery(poolQuery(useSignedIn().id, poolId))
  return (
    <Stack gap="md">
      <QueryView query={query} skeleton={<CardsSkeleton tiles={4} rows={1} />}>
        {(pool) => <OpenPool pool={pool} />}
      </QueryView>
      <CompareBar />
    </Stack>
  )
}

function OpenPool({ pool }: { pool: Pool }) {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const { values, set } = useUrlState(filters)
  const { entries, team } = pool
  return (
    <>
      <PoolHead pool={pool} />
      {entries.length === 0 ? (
        <EmptyState
          title={t('pool.empty')}
          text={t('pool.emptyText')}
          action={<LinkButton to={path('/candidates')}>{t('pool.emptyAction')}</LinkButton>}
        />
      ) : (
        <>
          <Group gap="md">
            <FilterSelect
              label={t('pool.filter')}
              all={t('pool.anyTag')}
              value={values.tag}
              choices={tagsOf(entries).map((value) => ({ value, label: value }))}
              onChange={(tag) => set({ tag })}
            />
            <FilterSelect
              label={t('pool.owner')}
              all={t('pool.anyone')}
              value={values.owner}
              choices={team.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(owner) => set({ owner })}
            />
          </Group>
          <PoolBoard pool={pool} entries={entries.filter((entry) => fits(entry, values))} />
        </>
      )}
    </>
  )
}

function PoolHead({ pool }: { pool: Pool }) {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { name, isShared, owner, mayChange } = pool
  return (
    <>
      <PageHeader
        title={name}
        description={[
          isShared ? t('list.shared') : t('list.private', { name: owner ?? noValue }),
          isShared && owner && t('list.by', { name: owner }),
        ]
          .filter(Boolean)
          .join(' · ')}
        back={{ to: path('/candidates/pools'), label: t('pool.all') }}
        actions={
          mayChange && (
            <>
              <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
                {t('pool.edit')}
              </Button>
              <Button
                variant="default"
                c="var(--danger-text)"
                aria-haspopup="dialog"
                onClick={() => setOpen('delete')}
              >
                {t('pool.remove')}
              </Button>
            </>
          )
        }
        isTight
      />
      {open === 'edit' && <PoolDialog pool={pool} onClose={close} />}
      {open === 'delete' && (
        <DeletePoolDialog
          pool={pool}
          onClose={close}
          onDeleted={() => void navigate(path('/candidates/pools'))}
        />
      )}
    </>
  )
}
