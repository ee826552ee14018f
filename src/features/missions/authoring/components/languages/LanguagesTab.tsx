import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../../../i18n/languages.ts'
import { nameOfLanguage } from '../../../../../lib/formats/names.ts'
import { addLanguage, otherLanguages, translatedLanguages } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'
import { Choices } from '../editor/Choices.tsx'
import { TranslationEditor } from './TranslationEditor.tsx'

/** The mission in other languages: only its texts, everything else is shared. */
export function LanguagesTab() {
  const { t, i18n } = useTranslation('authoring')
  const { content, edit } = useEditor()
  const translated = translatedLanguages(content)
  const [chosen, setChosen] = useState(translated[0])
  const language = translated.find((one) => one === chosen) ?? translated[0]
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('languages.title')}</Title>
        <Text c="dimmed" maw="70ch">
          {t('languages.hint', { language: nameOfLanguage(content.language, i18n.language) })}
        </Text>
      </div>
      {otherLanguages(content).length > 0 && (
        <Group gap="sm">
          {otherLanguages(content).map((other) => (
            <Button
              key={other}
              variant={translated.length === 0 ? 'filled' : 'default'}
              leftSection={<IconPlus size={18} />}
              onClick={() => {
                edit(`addLanguage:${other}`, (now) => addLanguage(now, other))
                setChosen(other)
              }}
            >
              {t('languages.add', { language: t(`languages.named.${other}`) })}
            </Button>
          ))}
        </Group>
      )}
      {translated.length > 1 && language && (
        <Choices
          label={t('languages.choose')}
          value={language}
          options={translated.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setChosen}
        />
      )}
      {language && <TranslationEditor key={language} language={language} />}
    </Stack>
  )
}
