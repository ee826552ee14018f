import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import cards from '../../../ui/Cards.module.css'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Markdown } from '../../../ui/Markdown.tsx'
import { MissionCard } from '../../catalogue/components/MissionCard.tsx'
import type { CompanyPageData } from '../../organizations/api/get-company-page.ts'
import { FeedbackClock } from '../../organizations/components/FeedbackClock.tsx'
import { skillsQuery } from '../../skills/api/get-skills.ts'
import { CompanyHead } from './CompanyHead.tsx'
import { CompanyPhotos } from './CompanyPhotos.tsx'

interface Props {
  company: CompanyPageData
  /** Shown inside another page, whose title is above this one's. */
  isPreview?: boolean
}

/** A company as everyone sees it. */
export function CompanyPresentation({ company, isPreview = false }: Props) {
  const { t } = useTranslation('companies')
  const { data: skills } = useQuery(skillsQuery())
  const { profile, missions, replyRate, feedbackHours } = company
  const section = (title: string, children: ReactNode) => (
    <section>
      <Title order={isPreview ? 3 : 2} size="h2" mb="md">
        {title}
      </Title>
      {children}
    </section>
  )
  return (
    <Stack gap="xl" mt="md">
      <CompanyHead company={company} level={isPreview ? 2 : 1} />
      {profile && profile.photos.length > 0 && <CompanyPhotos photos={profile.photos} />}
      {profile?.story && section(t('story'), <Markdown>{profile.story}</Markdown>)}
      {profile &&
        profile.values.length > 0 &&
        section(
          t('values'),
          <SimpleGrid
            component="ul"
            cols={{ base: 1, xs: 2, lg: 3 }}
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
          >
            {profile.values.map(({ title, text }) => (
              <li key={title}>
                <Text fw={650}>{title}</Text>
                <Text c="dimmed">{text}</Text>
              </li>
            ))}
          </SimpleGrid>,
        )}
      {section(t('replies'), <FeedbackClock replyRate={replyRate} feedbackHours={feedbackHours} />)}
      {section(
        t('missions'),
        missions.length === 0 ? (
          <EmptyState
            title={t('noMissions')}
            text={t('noMissionsText')}
            compact={isPreview}
            action={<LinkButton to={paths.home}>{t('all')}</LinkButton>}
          />
        ) : (
          <ul className={cards.cards}>
            {missions.map((listing) => (
              <li key={listing.mission_id}>
                <MissionCard listing={listing} skills={skills} level={3} isPublic />
              </li>
            ))}
          </ul>
        ),
      )}
    </Stack>
  )
}
