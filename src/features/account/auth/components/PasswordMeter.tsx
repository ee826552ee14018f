import { Group, Progress, Text, VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { passwordRules, rulesMet, type Strength, strengthOf } from '../password.ts'
import classes from './PasswordMeter.module.css'

const colors: Record<Strength, string> = {
  weak: 'red',
  fair: 'coral',
  good: 'amber',
  strong: 'moss',
  veryStrong: 'moss',
}

interface Props {
  password: string
  /** Known from a data breach, so no rule it satisfies makes it strong. */
  isRefused?: boolean
}

/** The five rules, which of them are met, and the resulting strength. */
export function PasswordMeter({ password, isRefused = false }: Props) {
  const { t } = useTranslation('auth')
  const strength = isRefused ? 'weak' : strengthOf(password)
  const filled = isRefused ? 1 : rulesMet(password)
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text size="sm" c="dimmed">
          {t('passwordStrength')}
        </Text>
        <Text size="sm" fw={600} role="status">
          {password && t(`strength.${strength}`)}
        </Text>
      </Group>
      <Progress
        value={(filled / passwordRules.length) * 100}
        color={colors[strength]}
        size="sm"
        aria-label={t('passwordStrength')}
      />
      <ul className={classes.rules}>
        {passwordRules.map(({ key, holds }) => {
          const isMet = holds(password)
          const Icon = isMet ? IconCircleCheck : IconCircleDashed
          return (
            <li key={key} data-met={isMet}>
              <Icon size={16} aria-hidden />
              {t(`rules.${key}`)}
              <VisuallyHidden>, {t(isMet ? 'rules.met' : 'rules.missing')}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
