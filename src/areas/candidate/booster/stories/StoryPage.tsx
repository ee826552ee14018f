import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { storiesQuery } from '../../../../features/career/booster/api/get-stories.ts'
import { StoryEditor } from '../../../../features/career/booster/components/stories/StoryEditor.tsx'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'

export function StoryPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { storyId } = useParams()
  const area = useAreaPath()
  // Refetch when the page is opened again; what is typed afterwards belongs to the editor.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...storiesQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const story = data?.find((one) => one.id === storyId)
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!isFetchedAfterMount) return <Skeleton height={480} radius="lg" />
  if (!story)
    return (
      <EmptyState
        title={t('stories.gone')}
        text={t('stories.goneText')}
        action={<LinkButton to={area('/booster/stories')}>{t('stories.all')}</LinkButton>}
      />
    )
  return <StoryEditor key={story.id} story={story} />
}
