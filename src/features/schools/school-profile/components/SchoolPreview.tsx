import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { toShown } from '../../../hiring/company-profile/form.ts'
import type { CompanyFields } from '../../../hiring/company-profile/model.ts'
import { schoolPageQuery } from '../api/get-school-page.ts'
import { SchoolPresentation } from './SchoolPresentation.tsx'

/** The public page as it would look with the current input. */
export function SchoolPreview({ slug, fields }: { slug: string; fields: CompanyFields }) {
  const query = useQuery(schoolPageQuery(slug))
  const { data: school } = query
  if (!school) return <LoadState query={query} />
  const shown = { ...school, website: fields.website.trim() || null, profile: toShown(fields) }
  return (
    <Card padding="xl">
      <SchoolPresentation school={shown} isPreview />
    </Card>
  )
}
