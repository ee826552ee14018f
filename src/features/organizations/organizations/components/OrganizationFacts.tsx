import { Anchor, Card, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { myOrganizationsQuery, type OrganizationKind } from '../api/get-my-organizations.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** What the platform knows about the caller's organization of a kind. */
export function OrganizationFacts({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation()
  const { id } = useSignedIn()
  const query = useQuery(myOrganizationsQuery(id))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<Skeleton height={180} radius="lg" />} />
  const organization = data.find((one) => one.kind === kind)
  if (!organization) return null
  return (
    <Card padding="lg" component="section">
      <Group justify="space-between" mb="md">
        <Title order={2}>{organization.name}</Title>
        <StatusBadge status={organization.status} />
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Fact label={t('organization.website')}>
          {organization.website && (
            <Anchor href={organization.website} target="_blank" rel="noopener noreferrer">
              {organization.website.replace(/^https?:\/\//, '')}
            </Anchor>
          )}
        </Fact>
        <Fact label={t('organization.siret')}>{organization.siret}</Fact>
        <Fact label={t('organization.since')}>{formatDate(organization.created_at)}</Fact>
        <Fact label={t('organization.decided')}>
          {organization.decided_at && formatDate(organization.decided_at)}
        </Fact>
        <Fact label={t('organization.badge')}>
          {organization.verified_until &&
            new Date(organization.verified_until) > new Date() &&
            t('organization.validUntil', { date: formatDate(organization.verified_until) })}
        </Fact>
      </SimpleGrid>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text>{children || noValue}</Text>
    </div>
  )
}
