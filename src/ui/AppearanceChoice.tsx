import { type MantineColorScheme, NativeSelect, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts'
import { type Language, languageNames, languages } from '../i18n/languages.ts'

export function LanguageChoice({ onChange }: { onChange: (language: Language) => void }) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('language')}
      value={currentLanguage()}
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={(event) => {
        const language = event.currentTarget.value as Language
        onChange(language)
        void changeLanguage(language)
      }}
    />
  )
}

export function ThemeChoice() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <NativeSelect
      label={t('theme.label')}
      value={colorScheme}
      data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(event) => setColorScheme(event.currentTarget.value as MantineColorScheme)}
    />
  )
}
