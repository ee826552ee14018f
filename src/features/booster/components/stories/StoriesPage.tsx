import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useListParams } from '../../../../ui/use-list-params.ts'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { type NewStory, useAddStory } from '../../api/change-stories.ts'
import { storiesQuery } from '../../api/get-stories.ts'
import { findStories } from '../../find-stories.ts'
import classes from '../Booster.module.css'
import { StoryCard } from './StoryCard.tsx'
import { ToldWork } from './ToldWork.tsx'

/** Stories for interviews and letters, mainly about validated work. */
export function StoriesPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const navigate = useNavigate()
  const { data: stories, error, refetch } = useQuery(storiesQuery(id))
  const list = useListParams([])
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
  if (!stories && error) return <LoadFailure error={error} onRetry={refetch} />
  if (!stories) return <Skeleton height={320} radius="lg" />
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
        <TextInput
          label={t('stories.search')}
          placeholder={t('stories.searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          className={classes.search}
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
        {addButton}
      </Group>
      <ToldWork onTell={begin} isBusy={add.isPending} />
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
