import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { type CompanyFields, toShown } from '../../company-profile/model.ts'
import { schoolPageQuery } from '../api/get-school-page.ts'
import { SchoolPresentation } from './SchoolPresentation.tsx'

/** The public page as it would look with the current input. */
export function SchoolPreview({ slug, fields }: { slug: string; fields: CompanyFields }) {
  const { data: school, error, refetch } = useQuery(schoolPageQuery(slug))
  if (error && !school) return <LoadFailure error={error} onRetry={refetch} />
  if (!school) return <CardsSkeleton tiles={1} />
  const shown = { ...school, website: fields.website.trim() || null, profile: toShown(fields) }
  return (
    <Card padding="xl">
      <SchoolPresentation school={shown} isPreview />
    </Card>
  )
}
