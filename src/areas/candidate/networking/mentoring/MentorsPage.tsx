import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import type { Mentor } from '../../../../features/makers/mentoring/api/answers.ts'
import { mentorsPageSize, mentorsQuery } from '../../../../features/makers/mentoring/api/find-mentors.ts'
import { mentorshipsQuery } from '../../../../features/makers/mentoring/api/get-mentorships.ts'
import { AskMentoringDialog } from '../../../../features/makers/mentoring/components/AskMentoringDialog.tsx'
import { MentorCard } from '../../../../features/makers/mentoring/components/MentorCard.tsx'
import { MentorFilters } from '../../../../features/makers/mentoring/components/MentorFilters.tsx'
import { MentorshipList } from '../../../../features/makers/mentoring/components/MentorshipList.tsx'
import { useMentorsList } from '../../../../features/makers/mentoring/use-mentors-list.ts'
import cards from '../../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../../ui/Drawing.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ListView } from '../../../../ui/ListView.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'

/** A candidate's mentorships, and other mentors to ask. */
export function MentorsPage() {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const list = useMentorsList()
  const [asked, setAsked] = useState<Mentor>()
  const own = useQuery(mentorshipsQuery(useSignedIn().id, 'candidate'))
  const query = useQuery(mentorsQuery({ search: list.search, skill: list.values.skill, page: list.page - 1 }))
  const { data } = query
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
          <MentorFilters list={list} found={data?.total} />
          <ListView
            query={query}
            rows={data?.mentors}
            list={list}
            skeleton={<CardsSkeleton tiles={3} rows={0} />}
            empty={
              <EmptyState
                drawing={<Drawing of="talks" />}
                title={t('nobody')}
                text={t('nobodyText')}
                action={<LinkButton to={path('/networking/talks')}>{t('toTalks')}</LinkButton>}
              />
            }
            noMatch={{ title: t('none'), text: t('noneText') }}
            pages={{ label: t('pages'), total: Math.ceil((data?.total ?? 0) / mentorsPageSize) }}
          >
            {(mentors) => (
              <ul className={cards.cards}>
                {mentors.map((mentor) => (
                  <li key={mentor.id}>
                    <MentorCard mentor={mentor} onAsk={() => setAsked(mentor)} />
                  </li>
                ))}
              </ul>
            )}
          </ListView>
        </Stack>
      </section>
      {asked && <AskMentoringDialog maker={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  )
}
