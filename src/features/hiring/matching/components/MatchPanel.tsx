import { Anchor, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import { paths } from '../../../../lib/paths.ts'
import type { Match, Reason } from '../api/answers.ts'
import { changesOf, gainOf } from '../changes.ts'
import { useReasonWords } from '../use-reason-words.ts'
import { GradeBadge } from './GradeBadge.tsx'
import classes from './Matching.module.css'
import { MatchReasons, outcomeIcons } from './MatchReasons.tsx'

interface Props {
  match: Match
  /** What the candidate can do about a reason. */
  act?: (reason: Reason) => ReactNode
}

/**
 * A match as both the company and the candidate see it: the grade, the criteria at a glance, and the reasons.
 */
export function MatchPanel({ match, act }: Props) {
  const { t } = useTranslation('matching')
  const words = useReasonWords()
  const changes = changesOf(match)
  return (
    <Stack gap="xs" className={classes.panel}>
      <Group gap="4px 12px">
        <GradeBadge grade={match.grade} />
        {match.grade === null && <Text size="sm">{t('noneText')}</Text>}
        {match.heldBack && <Text size="sm">{t(`heldBack.${match.heldBack}`)}</Text>}
      </Group>
      <ul className={classes.glance}>
        {match.reasons.map((reason) => {
          const Icon = outcomeIcons[reason.outcome]
          return (
            <li key={words.title(reason)} data-outcome={reason.outcome}>
              <Icon size={16} aria-label={t(`outcomes.${reason.outcome}`)} role="img" />
              {words.title(reason)}
            </li>
          )
        })}
      </ul>
      <details className={classes.details}>
        <summary>{t('showReasons')}</summary>
        <Stack gap="md" mt="sm">
          <MatchReasons match={match} act={act} />
          <div>
            <Text size="sm" fw={600} mb={4}>
              {t('changes.title')}
            </Text>
            {changes.length === 0 ? (
              <Text size="sm">{t('changes.nothing')}</Text>
            ) : (
              <ul className={classes.changes}>
                {changes.map((reason) => (
                  <li key={words.title(reason)}>
                    {formatItems(
                      [
                        words.change(reason),
                        t('changes.gain', { count: gainOf(reason), points: formatDecimal(gainOf(reason)) }),
                        reason.becomes !== match.grade &&
                          t('changes.becomes', { grade: t(`grades.${reason.becomes!}`) }),
                      ].filter(Boolean),
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Text size="sm" c="dimmed">
            {t('human')}{' '}
            <Anchor component={Link} to={paths.howMatchingWorks} inherit underline="always">
              {t('how')}
            </Anchor>
          </Text>
        </Stack>
      </details>
    </Stack>
  )
}
