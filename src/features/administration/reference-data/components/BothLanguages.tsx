import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A name in the language of the page, with the other one below. */
export function BothLanguages({ en, fr }: { en: string; fr: string }) {
  const { i18n } = useTranslation()
  const names = [
    ['en', en],
    ['fr', fr],
  ] as const
  const [[lang, name], [otherLang, otherName]] =
    i18n.language === 'fr' ? [names[1], names[0]] : [names[0], names[1]]
  return (
    <>
      <Text fw={550} lang={lang}>
        {name}
      </Text>
      <Text size="sm" c="dimmed" lang={otherLang}>
        {otherName}
      </Text>
    </>
  )
}
