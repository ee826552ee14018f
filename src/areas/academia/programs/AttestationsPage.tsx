import { Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import type { Attestation } from '../../../features/schools/skill-attestations/api/answers.ts'
import { useWithdrawAttestation } from '../../../features/schools/skill-attestations/api/attest-skill.ts'
import { attestationsQuery } from '../../../features/schools/skill-attestations/api/get-attestations.ts'
import { formatDate } from '../../../lib/dates.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListView } from '../../../ui/ListView.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListState } from '../../../ui/use-list-state.ts'

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
  const list = useListState()
  const query = useInfiniteQuery(attestationsQuery(organizationId, list.search))
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const given = data?.pages.flatMap(({ attestations }) => attestations)
  return (
    <Stack gap="lg">
      <SearchField label={t('attested.search')} maw={420} list={list} />
      <ListView
        query={query}
        rows={given}
        list={list}
        empty={<EmptyState title={t('attested.empty')} text={t('attested.emptyText')} />}
        noMatch={{ title: t('attested.noneFound'), text: t('attested.noneFoundText') }}
      >
        {(shown) => <AttestationsTable given={shown} />}
      </ListView>
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
  const { t } = useTranslation('programs')
  const skillOf = (attestation: Attestation) => inLanguage(attestation, 'name')
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
        { header: t('attested.skill'), width: '18%', cell: skillOf },
        { header: t('attested.note'), cell: ({ note }) => note || noValue },
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
