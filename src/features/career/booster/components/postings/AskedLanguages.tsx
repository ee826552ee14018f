import { Text } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../../lib/language-names.ts'
import { AskedEntry, AskedList } from '../../../career-plan/components/AskedList.tsx'
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
    <AskedList title={t('posting.languages')}>
      {languages.map((language) => (
        <AskedEntry
          key={language.code}
          look={looks[language.state]}
          name={nameOf(language)}
          state={t(`posting.languageStates.${language.state}`)}
        >
          <Text size="sm" c="dimmed">
            {language.has
              ? t('posting.languageHas', { level: t(`discovery:languageLevels.${language.has}`) })
              : t('posting.languageNone')}
          </Text>
        </AskedEntry>
      ))}
    </AskedList>
  )
}
