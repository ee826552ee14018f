import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MissionCard } from '../../features/catalogue/components/MissionCard.tsx'
import type { CompanyPageData } from '../../features/organizations/api/get-company-page.ts'
import { FeedbackClock } from '../../features/organizations/components/FeedbackClock.tsx'
import { skillsQuery } from '../../features/skills/api/get-skills.ts'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import cards from '../../ui/Cards.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'

export function CompanyPresentation({ company }: { company: CompanyPageData }) {
  const { t } = useTranslation('companies')
  const { data: skills } = useQuery(skillsQuery())
  useDocumentTitle(company.name)
  useDescription(t('describe', { company: company.name }))
  return (
    <Stack gap="xl" mt="md">
      <header>
        <Group gap="sm" mb="sm">
          <Badge variant="light" size="lg">
            {t('kind')}
          </Badge>
          <Badge
            variant="outline"
            size="lg"
            color="var(--moss-text)"
            c="var(--moss-text)"
            leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
            title={t('approvedHint')}
          >
            {t('approved')}
          </Badge>
        </Group>
        <Title order={1} fz="2.25rem">
          {company.name}
        </Title>
        <Group gap="lg" mt={8}>
          <Text c="dimmed">{t('since', { date: formatDate(company.since) })}</Text>
          {company.website && (
            <Anchor href={company.website} target="_blank" rel="noopener noreferrer nofollow">
              <Group gap={4} component="span">
                {company.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                <IconExternalLink size={16} aria-hidden />
              </Group>
            </Anchor>
          )}
        </Group>
      </header>
      <section>
        <Title order={2} mb="md">
          {t('replies')}
        </Title>
        <FeedbackClock replyRate={company.replyRate} feedbackHours={company.feedbackHours} />
      </section>
      <section>
        <Title order={2} mb="md">
          {t('missions')}
        </Title>
        {company.missions.length === 0 ? (
          <EmptyState
            title={t('noMissions')}
            text={t('noMissionsText')}
            action={<LinkButton to={paths.home}>{t('all')}</LinkButton>}
          />
        ) : (
          <ul className={cards.cards}>
            {company.missions.map((listing) => (
              <li key={listing.mission_id}>
                <MissionCard listing={listing} skills={skills} level={3} isPublic />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Stack>
  )
}
