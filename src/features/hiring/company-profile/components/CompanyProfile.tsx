import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { companyProfileQuery } from '../api/get-company-profile.ts'
import type { CompanyFields } from '../model.ts'
import { CompanyEditor } from './CompanyEditor.tsx'

interface Props {
  organization: MyOrganization
  preview: (fields: CompanyFields) => ReactNode
}

/** Loads the stored profile, then fills the form from it. */
export function CompanyProfile({ organization, preview }: Props) {
  const query = useQuery(companyProfileQuery(organization.id))
  const { data } = query
  if (data === undefined) return <LoadState query={query} />
  return <CompanyEditor organization={organization} stored={data} preview={preview} />
}
