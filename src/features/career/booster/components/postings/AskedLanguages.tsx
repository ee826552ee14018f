import { Group, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../../lib/language-names.ts'
import classes from '../../../career-plan/components/CareerPlan.module.css'
import type { AskedLanguage } from '../../rules/posting/languages.ts'

const looks = {
  met: { icon: IconCircleCheck, color: 'var(--moss-text)' },
  short: { icon: IconCircleHalf2, color: 'var(--amber-text)' },
  missing: { icon: IconCircleDashed, color: 'var(--mantine-color-dimmed)' },
} as const

/** Requested languages, each with its level and the one in the profile. */
export function AskedLanguages({ languages }: { languages: AskedLanguage[] }) {
  const { t, i18n } = useTranslation(['booster', 'discovery'])
  const nameOf = ({ code, level }: AskedLanguage) =>
    [languageName(code, i18n.language), level?.toUpperCase()].filter(Boolean).join(' ')
  return (
    <div>
      <Title order={3} fz="sm" c="dimmed" mb={4}>
        {t('posting.languages')}
      </Title>
      <ul className={classes.skills}>
        {languages.map((language) => {
          const { icon: Icon, color } = looks[language.state]
          return (
            <li key={language.code}>
              <Icon size={20} color={color} aria-hidden />
              <div>
                <Group justify="space-between" gap="xs">
                  <Text fw={500}>{nameOf(language)}</Text>
                  <Text size="sm" c={color}>
                    {t(`posting.languageStates.${language.state}`)}
                  </Text>
                </Group>
                <Text size="sm" c="dimmed">
                  {language.has
                    ? t('posting.languageHas', { level: t(`discovery:languageLevels.${language.has}`) })
                    : t('posting.languageNone')}
                </Text>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
