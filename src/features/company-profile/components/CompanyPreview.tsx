import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { companyPageQuery } from '../../organizations/api/get-company-page.ts'
import { type CompanyFields, toShown } from '../model.ts'
import { CompanyPresentation } from './CompanyPresentation.tsx'

/** The public page as it would look with the current input. */
export function CompanyPreview({ slug, fields }: { slug: string; fields: CompanyFields }) {
  const { data: company, error, refetch } = useQuery(companyPageQuery(slug))
  if (error && !company) return <LoadFailure error={error} onRetry={refetch} />
  if (!company) return <CardsSkeleton tiles={1} />
  const shown = { ...company, website: fields.website.trim() || null, profile: toShown(fields) }
  return (
    <Card padding="xl">
      <CompanyPresentation company={shown} isPreview />
    </Card>
  )
}
