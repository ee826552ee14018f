import { Badge, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { Terms } from '../api/answers.ts'
import { onDay } from '../on-day.ts'
import { changesBetween } from '../terms.ts'
import classes from './Partnerships.module.css'

interface Props {
  terms: Terms
  /** What it is compared with: differences are marked. */
  before?: Terms | null
}

export function TermsView({ terms, before }: Props) {
  const { t } = useTranslation('partnerships')
  const changes = before ? changesBetween(before, terms) : []
  const { visibility, startsOn, endsOn, isNamed, missions, body } = terms
  return (
    <dl className={classes.terms}>
      <Fact label={t('terms.visibility')} isChanged={changes.includes('visibility')}>
        {t(`levels.${visibility}.name`)}
        <Text size="sm" c="dimmed">
          {t(`levels.${visibility}.text`)}
        </Text>
      </Fact>
      <Fact label={t('terms.dates')} isChanged={changes.includes('dates')}>
        {t('dates', { from: onDay(startsOn), to: onDay(endsOn) })}
      </Fact>
      <Fact label={t('terms.named')} isChanged={changes.includes('isNamed')}>
        {t(isNamed ? 'terms.yes' : 'terms.no')}
      </Fact>
      <Fact label={t('terms.missions')} isChanged={changes.includes('missions')} isWide>
        {missions.length === 0 ? (
          t('terms.none')
        ) : (
          <ul className={classes.missions}>
            {missions.map((mission) => (
              <li key={mission.id}>
                {[mission.title, mission.isPrivate && t('terms.private'), mission.isOver && t('terms.over')]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {(body || changes.includes('body')) && (
        <Fact label={t('terms.body')} isChanged={changes.includes('body')} isWide>
          {body ? <Markdown>{body}</Markdown> : noValue}
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  label: string
  isChanged: boolean
  isWide?: boolean
  children: ReactNode
}

function Fact({ label, isChanged, isWide, children }: FactProps) {
  const { t } = useTranslation('partnerships')
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>
        {label}{' '}
        {isChanged && (
          <Badge variant="light" color="amber" c="var(--amber-text)" tt="none" size="sm">
            {t('page.changed')}
          </Badge>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
