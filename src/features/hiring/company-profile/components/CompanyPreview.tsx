import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { companyPageQuery } from '../api/get-company-page.ts'
import { toShown } from '../form.ts'
import type { CompanyFields } from '../model.ts'
import { CompanyPresentation } from './CompanyPresentation.tsx'

/** The public page as it would look with the current input. */
export function CompanyPreview({ slug, fields }: { slug: string; fields: CompanyFields }) {
  const query = useQuery(companyPageQuery(slug))
  const { data: company } = query
  if (!company) return <LoadState query={query} />
  const shown = { ...company, website: fields.website.trim() || null, profile: toShown(fields) }
  return (
    <Card padding="xl">
      <CompanyPresentation company={shown} isPreview />
    </Card>
  )
}
