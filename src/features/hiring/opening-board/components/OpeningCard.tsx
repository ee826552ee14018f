import { Badge, Card, Group, Text, Title } from '@mantine/core'
import {
  IconBriefcase,
  IconCalendarCheck,
  IconCalendarEvent,
  IconClockCheck,
  IconClockExclamation,
  IconCoins,
  IconMailOpened,
  IconMapPin,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { CompanyLogo } from '../../../organizations/organizations/components/CompanyLogo.tsx'
import type { OpeningCardData } from '../api/answers.ts'
import { titleIn } from '../model.ts'
import { useOpeningWords } from '../use-opening-words.ts'
import classes from './OpeningCard.module.css'
import { OpeningCover } from './OpeningCover.tsx'

interface Props {
  opening: OpeningCardData & { kilometers?: number | null; isOpen?: boolean }
  level: 2 | 3
  /** Across the page: the cover is next to the text. */
  isWide?: boolean
  /** Above the title's link, in the corner. */
  corner?: ReactNode
  /** Instead of the skills: how they match. */
  children?: ReactNode
  /** At the end, above the card's link. */
  footer?: ReactNode
}

/** An opening in a list; the whole card leads to its page. */
export function OpeningCard({ opening, level, isWide, corner, children, footer }: Props) {
  const { t, i18n } = useTranslation('openingBoard')
  const words = useOpeningWords()
  const { organization, skills, kilometers, answerDays, answerShare, lateAnswers } = opening
  const { title, lang } = titleIn(opening, i18n.language)
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }
  const pay = words.pay(opening.pay)
  return (
    <Card padding="lg" className={isWide ? `${cards.card} ${classes.wide}` : cards.card}>
      <Card.Section className={classes.cover}>
        <OpeningCover opening={opening} />
      </Card.Section>
      <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
        <Group gap="xs">
          <CompanyLogo name={organization.name} logo={organization.logo} size={36} />
          <Text size="sm" c="dimmed">
            {organization.name}
          </Text>
          <CheckBadges checks={organization.checks} size="sm" />
        </Group>
        {corner}
      </Group>
      <Title order={level} fz="1.125rem" className={cards.title}>
        <DetailLink to={paths.opening(opening.slug)} lang={lang}>
          {title}
        </DetailLink>
      </Title>
      <ul className={cards.facts}>
        <li>
          <IconMapPin {...icon} />
          {formatItems(
            [words.place(opening), Boolean(kilometers) && t('card.away', { count: kilometers! })].filter(
              Boolean,
            ),
          )}
        </li>
        {opening.contract && (
          <li>
            <IconBriefcase {...icon} />
            {words.contract(opening)}
          </li>
        )}
        {pay && (
          <li>
            <IconCoins {...icon} />
            {pay}
          </li>
        )}
        <li>
          <IconCalendarEvent {...icon} />
          {words.start(opening.startOn)}
        </li>
        {answerDays !== null && (
          <li>
            <IconClockCheck {...icon} />
            {t('card.answer', { count: answerDays })}
          </li>
        )}
        {answerShare !== null && (
          <li>
            <IconCalendarCheck {...icon} />
            {t('card.answerShare', { percent: answerShare })}
          </li>
        )}
      </ul>
      {!children && (
        <Group gap={6}>
          {skills.slice(0, 6).map((skill) => (
            <Badge
              key={skill.slug}
              variant={skill.must ? 'light' : 'outline'}
              color="gray"
              tt="none"
              c="var(--mantine-color-text)"
            >
              {inLanguage(skill, 'name')}
            </Badge>
          ))}
        </Group>
      )}
      {children}
      <Group gap="xs" mt="auto">
        {opening.audience !== 'everyone' && (
          <Badge
            variant="light"
            color="moss"
            tt="none"
            leftSection={<IconMailOpened size={14} aria-hidden />}
          >
            {t(`card.for.${opening.audience}`)}
          </Badge>
        )}
        {lateAnswers > 0 && (
          <Badge
            variant="light"
            color="yellow"
            c="var(--amber-text)"
            tt="none"
            leftSection={<IconClockExclamation size={14} aria-hidden />}
          >
            {t('card.late', { count: lateAnswers })}
          </Badge>
        )}
        {opening.isOpen === false ? (
          <Badge variant="light" color="gray" tt="none" c="var(--mantine-color-text)">
            {t('card.closed')}
          </Badge>
        ) : (
          <Text size="sm" c="dimmed">
            {t('card.published', { ago: timeAgo(opening.publishedAt) })}
          </Text>
        )}
      </Group>
      {footer}
    </Card>
  )
}
