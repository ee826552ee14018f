import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageName, type SpokenLanguage } from '../stations.ts'
import { Fact, Facts } from './Facts.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function LanguagesView({ languages }: { languages: SpokenLanguage[] }) {
  const { t, i18n } = useTranslation('profile')
  return (
    <ProfileSection title={t('languages')}>
      {languages.length === 0 ? (
        <Text c="dimmed">{t('noLanguages')}</Text>
      ) : (
        <Facts>
          {languages.map(({ key, code, level }) => (
            <Fact key={key} label={languageName(code, i18n.language)}>
              {t(`levels.${level}`)}
            </Fact>
          ))}
        </Facts>
      )}
    </ProfileSection>
  )
}
