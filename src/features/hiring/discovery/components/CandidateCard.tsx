import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import type { CandidateFacts } from '../api/answers.ts'
import { strongestFirst, titleOf } from '../model.ts'
import { CardFacts } from './CardFacts.tsx'
import classes from './Discovery.module.css'
import { SkillBadge } from './SkillBadge.tsx'

interface Props {
  facts: CandidateFacts
  /** Link to the whole card; without it, the card isn't a link. */
  to?: string
  level?: 2 | 3
  /** Next to the title. */
  actions?: ReactNode
  /** Below everything else, such as a match. */
  children?: ReactNode
}

const shownSkills = 5

/** A candidate in short, without a name. */
export function CandidateCard({ facts, to, level = 2, actions, children }: Props) {
  const { t } = useTranslation('discovery')
  const title = titleOf(facts) ?? t('untitled')
  const skills = strongestFirst(facts.skills ?? [])
  return (
    <Card padding="md" className={`${cards.card} ${classes.card}`}>
      <div className={classes.head}>
        <Title order={level} fz="1.0625rem" className={cards.title}>
          {to ? (
            <DetailLink to={to} data-result>
              {title}
            </DetailLink>
          ) : (
            title
          )}
        </Title>
        {actions}
      </div>
      <CardFacts facts={facts} isInline />
      {skills.length > 0 && (
        <ul className={classes.skills} aria-label={t('skills')}>
          {skills.slice(0, shownSkills).map((skill) => (
            <li key={skill.key}>
              <SkillBadge skill={skill} isSmall />
            </li>
          ))}
          {skills.length > shownSkills && (
            <Text component="li" size="sm" c="dimmed">
              {t('moreSkills', { count: skills.length - shownSkills })}
            </Text>
          )}
        </ul>
      )}
      {children && <div className={classes.below}>{children}</div>}
    </Card>
  )
}
