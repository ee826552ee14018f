import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type NewStory, useAddStory } from '../../../../features/career/booster/api/change-stories.ts'
import { materialQuery } from '../../../../features/career/booster/api/get-material.ts'
import { storiesQuery } from '../../../../features/career/booster/api/get-stories.ts'
import classes from '../../../../features/career/booster/components/Booster.module.css'
import { StoryCard } from '../../../../features/career/booster/components/stories/StoryCard.tsx'
import { WorkWithoutStory } from '../../../../features/career/booster/components/stories/WorkWithoutStory.tsx'
import { findStories } from '../../../../features/career/booster/find-stories.ts'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'

/** Stories for interviews and letters, mainly about validated work. */
export function StoriesPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const navigate = useNavigate()
  const query = useQuery(storiesQuery(id))
  // Work without a story would push the stories below it.
  const { isPending } = useQuery(materialQuery(id))
  const stories = isPending ? undefined : query.data
  const list = useListState()
  const add = useAddStory()
  const begin = (story: NewStory) =>
    add.mutate(story, { onSuccess: (added) => navigate(area(`/booster/stories/${added}`)) })
  const blank = () =>
    begin({
      language: currentLanguage(),
      title: t('stories.untitled'),
      situation: '',
      task: '',
      action: '',
      result: '',
      skills: [],
      certificate_code: null,
    })
  if (!stories)
    return (
      <LoadState
        query={{ data: stories, error: query.error, refetch: query.refetch }}
        skeleton={<Skeleton height={320} radius="lg" />}
      />
    )
  const found = findStories(stories, list.search)
  const addButton = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      loading={add.isPending}
      onClick={blank}
    >
      {t('stories.blank')}
    </Button>
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <SearchField
          label={t('stories.search')}
          placeholder={t('stories.searchHint')}
          className={classes.search}
          list={list}
        />
        {addButton}
      </Group>
      <WorkWithoutStory onTell={begin} isBusy={add.isPending} />
      {stories.length === 0 && <EmptyState title={t('stories.empty')} text={t('stories.emptyText')} />}
      {stories.length > 0 && (
        <Text size="sm" role="status">
          {t('stories.found', { count: found.length })}
        </Text>
      )}
      {found.length > 0 && (
        <ul className={classes.cards} aria-label={t('tabs.stories')}>
          {found.map((story) => (
            <StoryCard key={story.id} story={story} />
          ))}
        </ul>
      )}
    </Stack>
  )
}
