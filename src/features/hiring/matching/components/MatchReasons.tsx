import { Badge, Text } from '@mantine/core'
import { IconCheck, IconCircleHalf2, IconEyeOff, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import type { Match, Reason } from '../api/answers.ts'
import { outcomes } from '../model.ts'
import { useReasonWords } from '../use-reason-words.ts'
import classes from './Matching.module.css'

export const outcomeIcons = {
  met: IconCheck,
  partly: IconCircleHalf2,
  unmet: IconMinus,
  unshared: IconEyeOff,
}

interface Props {
  match: Match
  /** What the candidate can do about a reason. */
  act?: (reason: Reason) => ReactNode
}

/** Every reason with its evidence and points, those met first. */
export function MatchReasons({ match, act }: Props) {
  const { t } = useTranslation('matching')
  const words = useReasonWords()
  return outcomes.map((outcome) => {
    const reasons = match.reasons.filter((reason) => reason.outcome === outcome)
    const Icon = outcomeIcons[outcome]
    if (reasons.length === 0) return null
    return (
      <div key={outcome}>
        <Text size="sm" fw={600} mb={4}>
          {t(`outcomeList.${outcome}`)}
        </Text>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={words.title(reason)} data-outcome={outcome}>
              <Icon size={18} aria-hidden />
              <div>
                <span className={classes.reasonTitle}>
                  {words.title(reason)}
                  {reason.criterion === 'skill' && (
                    <Badge size="sm" variant="light" color="gray" tt="none">
                      {t(reason.must ? 'must' : 'nice')}
                    </Badge>
                  )}
                </span>
                {words.evidence(reason).map((line) => (
                  <Text key={line} size="sm" c="dimmed">
                    {line}
                  </Text>
                ))}
                {act?.(reason)}
              </div>
              {reason.points !== undefined && (
                <span className={classes.points}>
                  {t('points', { points: formatDecimal(reason.points), of: formatDecimal(reason.of!) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
