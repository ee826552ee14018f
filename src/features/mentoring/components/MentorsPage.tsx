import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { type Mentor, mentorsPageSize, mentorsQuery } from '../api/find-mentors.ts'
import { mentorshipsQuery } from '../api/get-mentorships.ts'
import { AskMentoringDialog } from './AskMentoringDialog.tsx'
import { MentorCard } from './MentorCard.tsx'
import { MentorFilters } from './MentorFilters.tsx'
import { MentorshipList } from './MentorshipList.tsx'

/** A candidate's mentorships, and other mentors to ask. */
export function MentorsPage() {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const list = useListParams([])
  const [params] = useSearchParams()
  const skill = params.get('skill') ?? ''
  const [asked, setAsked] = useState<Mentor>()
  const own = useQuery(mentorshipsQuery(useSignedIn().id, 'candidate'))
  const { data, error, refetch } = useQuery(mentorsQuery({ search: list.search, skill, page: list.page - 1 }))
  return (
    <Stack gap="xl">
      {own.error && !own.data && <LoadFailure error={own.error} onRetry={own.refetch} />}
      {own.data && own.data.mentorships.length > 0 && <MentorshipList mentorships={own.data.mentorships} />}
      <section aria-labelledby="mentors-title">
        <Title order={2} id="mentors-title">
          {t('find')}
        </Title>
        <Text c="dimmed" mb="md">
          {t('findText')}
        </Text>
        <Stack gap="md">
          <MentorFilters list={list} skill={skill} found={data?.total} />
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <CardsSkeleton tiles={3} rows={0} />}
          {data?.mentors.length === 0 &&
            (list.search || skill ? (
              <EmptyState
                title={t('none')}
                text={t('noneText')}
                action={<Button onClick={list.reset}>{t('reset')}</Button>}
              />
            ) : (
              <EmptyState
                title={t('nobody')}
                text={t('nobodyText')}
                action={<LinkButton to={path('/networking/talks')}>{t('toTalks')}</LinkButton>}
              />
            ))}
          {data && data.mentors.length > 0 && (
            <ul className={cards.cards}>
              {data.mentors.map((mentor) => (
                <li key={mentor.id}>
                  <MentorCard mentor={mentor} onAsk={() => setAsked(mentor)} />
                </li>
              ))}
            </ul>
          )}
          <Pages
            label={t('pages')}
            total={Math.ceil((data?.total ?? 0) / mentorsPageSize)}
            page={list.page}
            onChange={list.turnTo}
          />
        </Stack>
      </section>
      {asked && <AskMentoringDialog maker={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  )
}
