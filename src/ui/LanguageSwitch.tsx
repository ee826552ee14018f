import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n.ts'
import { isLanguage, type Language, languageNames, languages } from '../i18n/languages.ts'

/**
 * Switches to the other language with one click; its label is in that language, for people who can't read the
 * current one.
 */
export function LanguageSwitch({ onChange }: { onChange?: (language: Language) => void }) {
  const { i18n } = useTranslation()
  const other = languages.find((language) => language !== i18n.language && isLanguage(language))!
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      lang={other}
      aria-label={languageNames[other]}
      onClick={() => {
        onChange?.(other)
        void changeLanguage(other)
      }}
    >
      {other.toUpperCase()}
    </Button>
  )
}
