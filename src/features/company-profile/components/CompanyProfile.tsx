import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { companyProfileQuery } from '../api/get-company-profile.ts'
import type { CompanyFields } from '../model.ts'
import { CompanyEditor } from './CompanyEditor.tsx'

interface Props {
  organization: MyOrganization
  preview: (fields: CompanyFields) => ReactNode
}

/** Loads the stored profile, then fills the form from it. */
export function CompanyProfile({ organization, preview }: Props) {
  const { data, error, refetch } = useQuery(companyProfileQuery(organization.id))
  if (error && data === undefined) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <CardsSkeleton tiles={1} />
  return <CompanyEditor organization={organization} stored={data} preview={preview} />
}
