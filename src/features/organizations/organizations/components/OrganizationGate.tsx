import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import type { MyOrganization, OrganizationKind } from '../api/get-my-organizations.ts'
import { useOrganization } from '../use-organization.ts'

interface Props {
  kind: OrganizationKind
  children: (organization: MyOrganization) => ReactNode
}

/** Finds the caller's organization for a page about it; people with several of a kind choose one. */
export function OrganizationGate({ kind, children }: Props) {
  const { t } = useTranslation()
  const { organization, choices, choose, isLoading, error, refetch } = useOrganization(kind)
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (isLoading) return <CardsSkeleton tiles={2} />
  if (!organization) return <EmptyState title={t('organization.none')} text={t('organization.noneText')} />
  return (
    <>
      {choices.length > 1 && (
        <NativeSelect
          label={t('organization.which')}
          mb="lg"
          maw={360}
          value={organization.id}
          data={choices.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {children(organization)}
    </>
  )
}
