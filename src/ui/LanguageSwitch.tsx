import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n.ts'
import { type Language, languageNames } from '../i18n/languages.ts'
import { usePlatform } from './use-platform.ts'

/**
 * Switches to the other language with one click; its label is in that language, for people who can't read the
 * current one. Missing where only one is offered.
 */
export function LanguageSwitch({ onChange }: { onChange?: (language: Language) => void }) {
  const { i18n } = useTranslation()
  const other = usePlatform().languages.find((language) => language !== i18n.language)
  if (!other) return null
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
