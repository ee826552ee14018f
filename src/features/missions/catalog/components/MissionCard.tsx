import { Badge, Card, Group, Text, Title } from '@mantine/core'
import {
  IconClock,
  IconHourglass,
  IconLanguage,
  IconMailOpened,
  IconMessageCheck,
  IconMessages,
  IconSparkles,
  IconStairs,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../lib/formats/lists.ts'
import { languageList } from '../../../../lib/language-names.ts'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { type Skill, skillName } from '../../../core/skills/api/get-skills.ts'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import type { OrganizationCheck } from '../../../organizations/organizations/api/answers.ts'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { OrganizationLogo } from '../../../organizations/organizations/components/OrganizationLogo.tsx'
import { EnrollmentBadge } from '../../missions/components/EnrollmentBadge.tsx'
import { MissionCover } from '../../missions/components/MissionCover.tsx'
import type { ListingCard } from '../api/answers.ts'
import type { MyEnrollment } from '../api/get-my-enrollments.ts'
import { listingIn } from '../model.ts'
import classes from './MissionCards.module.css'

interface Props {
  listing: ListingCard
  /** To name those of the person. */
  skills?: Skill[]
  mySkills?: string[]
  enrollment?: MyEnrollment
  level: 2 | 3
  /** Without an account, the card links to the public page. */
  isPublic?: boolean
  /** Through a personal invitation or the person's school. */
  way?: 'invited' | 'school'
  /** The share answered in time, if known. */
  replyRate?: number | null
  /** What the platform checked about the organization. */
  checks?: OrganizationCheck[]
  corner?: ReactNode
}

export function MissionCard(props: Props) {
  const {
    listing: stored,
    skills,
    mySkills = [],
    enrollment,
    level,
    isPublic,
    way,
    replyRate,
    checks,
    corner,
  } = props
  const { t, i18n } = useTranslation(['catalog', 'missions'])
  const listing = listingIn(stored, i18n.language)
  const path = useAreaPath()
  const named = listing.skills
    .filter((slug) => mySkills.includes(slug))
    .map((slug) => skillName(skills, slug))
  const to = isPublic ? paths.mission(listing.mission_id) : path(`/missions/${listing.mission_id}`)
  const isRunning = enrollment?.status === 'in_progress' || enrollment?.status === 'changes_requested'
  return (
    <Card padding="lg" className={cards.card}>
      <Card.Section>
        <MissionCover id={listing.mission_id} category={listing.category} difficulty={listing.difficulty} />
      </Card.Section>
      {corner}
      <Group gap="xs">
        <OrganizationLogo of={listing.organization_id} name={listing.organization_name} />
        <Text size="sm" c="dimmed">
          {listing.organization_name}
        </Text>
        <CheckBadges checks={checks} size="sm" />
        {way && (
          <Badge variant="light" color="moss" leftSection={<IconMailOpened size={14} aria-hidden />}>
            {t(way === 'school' ? 'invitation.schoolMark' : 'invitation.mark')}
          </Badge>
        )}
      </Group>
      <Title order={level} fz="1.125rem" className={cards.title}>
        <DetailLink to={to} lang={listing.language}>
          {listing.title}
        </DetailLink>
      </Title>
      <Text lineClamp={3} lang={listing.language}>
        {listing.summary}
      </Text>
      <ul className={cards.facts}>
        <li>{t(`missions:categories.${listing.category}`)}</li>
        <li>
          <IconStairs size={16} stroke={1.7} aria-hidden />
          {t(`missions:difficulties.${listing.difficulty}`)}
        </li>
        <li>
          <IconClock size={16} stroke={1.7} aria-hidden />
          {t('missions:hours', { count: Number(listing.hours) })}
        </li>
        <li>
          <IconMessages size={16} stroke={1.7} aria-hidden />
          {t('list.feedback', { count: listing.feedback_days })}
        </li>
        <li>
          <IconLanguage size={16} stroke={1.7} aria-hidden />
          {languageList(listing.languages, i18n.language)}
        </li>
        {listing.starts != null && (
          <li>
            <IconUsers size={16} stroke={1.7} aria-hidden />
            {t('list.started', { count: listing.starts })}
          </li>
        )}
        {listing.median_hours != null && (
          <li>
            <IconHourglass size={16} stroke={1.7} aria-hidden />
            {t('list.median', { hours: t('missions:hours', { count: listing.median_hours }) })}
          </li>
        )}
        {replyRate != null && (
          <li>
            <IconMessageCheck size={16} stroke={1.7} aria-hidden />
            {t('missions:clock.rateShort', { percent: replyRate })}
          </li>
        )}
      </ul>
      <Group gap={6}>
        {listing.skills.map((slug) => (
          <Badge key={slug} variant="light" color="gray" tt="none">
            <SkillName slug={slug} />
          </Badge>
        ))}
      </Group>
      {skills && named.length > 0 && (
        <span className={classes.reason}>
          <IconSparkles size={16} stroke={1.8} aria-hidden />
          {t('list.because', { skills: formatList(named) })}
        </span>
      )}
      {enrollment && enrollment.status !== 'left' && (
        <Group gap="sm" className={classes.action}>
          <LinkButton to={path(`/missions/work/${enrollment.id}`)} variant={isRunning ? 'filled' : 'default'}>
            {t(isRunning ? 'list.continue' : 'list.see')}
          </LinkButton>
          <EnrollmentBadge status={enrollment.status} />
        </Group>
      )}
    </Card>
  )
}
