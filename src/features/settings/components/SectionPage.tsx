import { useQuery } from '@tanstack/react-query'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { settingsQuery } from '../api/settings.ts'
import type { ListedSection, Setting } from '../model.ts'
import { SectionForm } from './SectionForm.tsx'

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
      onLookAgain={async () => those((await refetch()).data ?? data)}
    />
  )
}
