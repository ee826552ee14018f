import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { BackLink } from '../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { poolQuery } from '../api/get-pools.ts'
import { fits, type Pool, tagsOf } from '../model.ts'
import { CompareBar } from './CompareBar.tsx'
import { PoolBoard } from './PoolBoard.tsx'
import { DeletePoolDialog, PoolDialog } from './PoolDialogs.tsx'

/** One pool by stage. Filters are in the address. */
export function PoolPage() {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const { poolId: id = '' } = useParams()
  const { data, error, refetch } = useQuery(poolQuery(useSignedIn().id, id))
  return (
    <Stack gap="md">
      <BackLink to={path('/candidates/pools')} label={t('pool.all')} />
      {!data &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={4} rows={1} />)}
      {data && <OpenPool pool={data} />}
      <CompareBar />
    </Stack>
  )
}

function OpenPool({ pool }: { pool: Pool }) {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const [params, setParams] = useSearchParams()
  const filter = { tag: params.get('tag') ?? '', owner: params.get('owner') ?? '' }
  const set = (key: 'tag' | 'owner', value: string) =>
    setParams(
      (before) => {
        if (value) before.set(key, value)
        else before.delete(key)
        return before
      },
      { replace: true },
    )
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
            <NativeSelect
              label={t('pool.filter')}
              value={filter.tag}
              onChange={(event) => set('tag', event.currentTarget.value)}
              data={[{ value: '', label: t('pool.anyTag') }, ...tagsOf(entries)]}
            />
            <NativeSelect
              label={t('pool.owner')}
              value={filter.owner}
              onChange={(event) => set('owner', event.currentTarget.value)}
              data={[
                { value: '', label: t('pool.anyone') },
                ...team.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Group>
          <PoolBoard pool={pool} entries={entries.filter((entry) => fits(entry, filter))} />
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
    <Group justify="space-between" gap="md">
      <div>
        <Title order={2} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {isShared ? t('list.shared') : t('list.private', { name: owner ?? '—' })}
          {isShared && owner && ` · ${t('list.by', { name: owner })}`}
        </Text>
      </div>
      {mayChange && (
        <Group gap="sm">
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
        </Group>
      )}
      {open === 'edit' && <PoolDialog pool={pool} onClose={close} />}
      {open === 'delete' && (
        <DeletePoolDialog
          pool={pool}
          onClose={close}
          onDeleted={() => void navigate(path('/candidates/pools'))}
        />
      )}
    </Group>
  )
}
