import { useQuery } from '@tanstack/react-query'
import type { Setting } from '../../../features/administration/settings/api/answers.ts'
import { settingsQuery } from '../../../features/administration/settings/api/settings.ts'
import { SectionForm } from '../../../features/administration/settings/components/SectionForm.tsx'
import type { ListedSection } from '../../../features/administration/settings/model.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'

export function SectionPage({ section }: { section: ListedSection }) {
  const { data, error, refetch } = useQuery(settingsQuery())
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={1} />
  const those = (settings: Setting[]) => settings.filter((setting) => setting.section === section)
  return (
    <SectionForm
      key={section}
      section={section}
      settings={those(data)}
      load={async () => those((await refetch()).data ?? data)}
    />
  )
}
