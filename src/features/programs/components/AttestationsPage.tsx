import { Button, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useWithdrawAttestation } from '../../career-plan/api/attest-skill.ts'
import { OrganizationGate } from '../../organizations/components/OrganizationGate.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { type Attestation, attestationsQuery } from '../api/get-attestations.ts'

/** Every skill the school attests, whatever is currently shared with it. */
export function AttestationsPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  return (
    <>
      <PageHeader
        title={t('attested.title')}
        description={t('attested.description')}
        back={{ to: path('/programs'), label: t('back') }}
      />
      <OrganizationGate kind="academia">{({ id }) => <Attestations organizationId={id} />}</OrganizationGate>
    </>
  )
}

function Attestations({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('programs')
  const { search, typed, type } = useListParams([])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    attestationsQuery(organizationId, search),
  )
  const given = data?.pages.flatMap(({ attestations }) => attestations)
  return (
    <Stack gap="lg">
      <TextInput
        label={t('attested.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        maw={420}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {given?.length === 0 && (
        <EmptyState
          title={t(search ? 'attested.noneFound' : 'attested.empty')}
          text={t(search ? 'attested.noneFoundText' : 'attested.emptyText')}
        />
      )}
      {given && given.length > 0 && <AttestationsTable given={given} />}
      {hasNextPage && (
        <Button
          variant="default"
          style={{ alignSelf: 'center' }}
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {t('attested.more')}
        </Button>
      )}
    </Stack>
  )
}

function AttestationsTable({ given }: { given: Attestation[] }) {
  const { t, i18n } = useTranslation('programs')
  const skillOf = ({ name_en, name_fr }: Attestation) => (i18n.language === 'fr' ? name_fr : name_en)
  return (
    <ResponsiveTable
      caption={t('attested.title')}
      rows={given}
      keyOf={({ person, skill }) => `${person} ${skill}`}
      columns={[
        {
          header: t('attested.person'),
          cell: ({ name, is_shared }) => (
            <>
              {name}
              {!is_shared && (
                <Text size="sm" c="dimmed">
                  {t('attested.ended')}
                </Text>
              )}
            </>
          ),
        },
        { header: t('attested.skill'), cell: skillOf },
        { header: t('attested.note'), cell: ({ note }) => note || '—' },
        {
          header: t('attested.when'),
          cell: ({ created_at, attested_by }) =>
            t('attested.by', { date: formatDate(created_at), name: attested_by ?? t('work.somebody') }),
        },
        {
          header: t('attested.actions'),
          cell: (one) => (
            <WithdrawButton
              person={one.person}
              skill={one.skill}
              label={t('attested.withdrawOf', { skill: skillOf(one), name: one.name ?? '' })}
            />
          ),
        },
      ]}
    />
  )
}

function WithdrawButton({ person, skill, label }: { person: string; skill: string; label: string }) {
  const { t } = useTranslation('programs')
  const withdraw = useWithdrawAttestation()
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={label}
      loading={withdraw.isPending}
      onClick={() =>
        withdraw.mutate({ person, skill }, { onSuccess: () => toast.success({ title: t('attested.gone') }) })
      }
    >
      {t('attested.withdraw')}
    </Button>
  )
}
