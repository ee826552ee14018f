import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../lib/language-names.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { SpokenLanguage } from '../career-entries.ts'
import { AddButton } from './AddButton.tsx'
import { Fact, Facts } from './Facts.tsx'

interface Props {
  languages: SpokenLanguage[]
  /** Opens the form at a new entry. */
  onAdd?: () => void
}

export function LanguagesView({ languages, onAdd }: Props) {
  const { t, i18n } = useTranslation('profiles')
  return (
    <Section title={t('languages')}>
      {languages.length === 0 ? (
        <>
          <Text c="dimmed">{t('noLanguages')}</Text>
          {onAdd && <AddButton onClick={onAdd}>{t('addLanguage')}</AddButton>}
        </>
      ) : (
        <Facts>
          {languages.map(({ key, code, level }) => (
            <Fact key={key} label={languageName(code, i18n.language)}>
              {t(`levels.${level}`)}
            </Fact>
          ))}
        </Facts>
      )}
    </Section>
  )
}
