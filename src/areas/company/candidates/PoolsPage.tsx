import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { PoolSummary } from '../../../features/hiring/pools/api/answers.ts'
import { poolsQuery } from '../../../features/hiring/pools/api/get-pools.ts'
import { PoolDialog } from '../../../features/hiring/pools/components/PoolDialogs.tsx'
import { stages } from '../../../features/hiring/pools/model.ts'
import { formatNumber } from '../../../lib/formats/numbers.ts'
import { noValue } from '../../../lib/formats/words.ts'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function PoolsPage() {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const navigate = useNavigate()
  const query = useQuery(poolsQuery(useSignedIn().id))
  const { data } = query
  const [isMaking, setMaking] = useState(false)
  const create = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setMaking(true)}
    >
      {t('list.create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('list.label')}
        description={t('list.intro')}
        actions={data && data.length > 0 && create}
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={1} />} />
      {data?.length === 0 && (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} action={create} />
      )}
      {data && data.length > 0 && (
        <ul className={cards.cards} aria-label={t('list.label')}>
          {data.map((pool) => (
            <li key={pool.id}>
              <PoolCard pool={pool} />
            </li>
          ))}
        </ul>
      )}
      {isMaking && (
        <PoolDialog
          onClose={() => setMaking(false)}
          onSaved={(id) => void navigate(path(`/candidates/pools/${id}`))}
        />
      )}
    </>
  )
}

function PoolCard({ pool: { id, name, isShared, owner, stages: counts } }: { pool: PoolSummary }) {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const total = stages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0)
  return (
    <Card padding="md" className={cards.card}>
      <Stack gap="sm">
        <Title order={2} fz="lg" className={cards.title}>
          <Link to={path(`/candidates/pools/${id}`)}>{name}</Link>
        </Title>
        <Text size="sm" c="dimmed">
          {t('list.count', { count: total })} ·{' '}
          {isShared ? t('list.shared') : t('list.private', { name: owner ?? noValue })}
        </Text>
        <Group gap={6}>
          {stages.map(
            (stage) =>
              counts[stage] && (
                <Badge key={stage} variant="light" color="gray" c="var(--mantine-color-text)" tt="none">
                  {t(`stages.${stage}`)} {formatNumber(counts[stage])}
                </Badge>
              ),
          )}
        </Group>
      </Stack>
    </Card>
  )
}
