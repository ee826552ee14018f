import { Button, Card, Group, NativeSelect, Progress, Stack, Text, Title } from '@mantine/core'
import { IconArrowDown, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../i18n/languages.ts'
import { languageName } from '../../../../../lib/language-names.ts'
import { type TextInLanguage, type TextPart, textsIn, translate } from '../../../missions/languages.ts'
import { useEditor } from '../../use-editor.ts'
import classes from './Languages.module.css'
import { PartList } from './PartList.tsx'
import { RemoveLanguageDialog } from './RemoveLanguageDialog.tsx'
import { fieldId, TextRow } from './TextRow.tsx'
import { usePartName } from './use-part-name.ts'

/** One language next to the original, part by part. */
export function TranslationEditor({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('authoring')
  const { content, edit } = useEditor()
  const partName = usePartName()
  const texts = textsIn(content, language)
  const open = texts.filter(({ state }) => state !== 'done')
  const parts = [...new Set(texts.map(({ part }) => part))]
  const [chosen, setChosen] = useState<TextPart>('facts')
  const part = parts.includes(chosen) ? chosen : (parts[0] ?? 'facts')
  const [focused, setFocused] = useState<{ path: string }>()
  const [isRemoving, setRemoving] = useState(false)
  useEffect(() => {
    const field = focused && document.getElementById(fieldId(focused.path))
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [focused])

  function goToNext(after?: TextInLanguage): void {
    const from = after ?? texts.findLast((text) => text.part === part && text.state === 'done')
    const place = texts.findIndex(({ path }) => path === from?.path)
    const isOpen = (text: TextInLanguage) => text.state !== 'done' && text.path !== after?.path
    const here = after ? undefined : texts.find((text) => text.part === part && isOpen(text))
    const next = here ?? texts.slice(place + 1).find(isOpen) ?? texts.find(isOpen)
    if (!next) return
    setChosen(next.part)
    setFocused({ path: next.path })
  }
  const done = texts.length - open.length
  const outdated = open.filter(({ state }) => state === 'outdated').length
  return (
    <>
      <Card padding="lg">
        <Group justify="space-between" gap="md" mb="sm">
          <Title order={3}>{languageName(language, i18n.language)}</Title>
          <Group gap="sm">
            {open.length > 0 && (
              <Button rightSection={<IconArrowDown size={18} aria-hidden />} onClick={() => goToNext()}>
                {t('languages.next')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setRemoving(true)}
            >
              {t('languages.remove', { language: t(`languages.named.${language}`) })}
            </Button>
          </Group>
        </Group>
        <Progress
          value={(100 * done) / Math.max(texts.length, 1)}
          color="moss"
          aria-label={t('languages.progress')}
        />
        <Text size="sm" c="dimmed" mt={8} role="status">
          {[
            t('languages.done', { done, count: texts.length }),
            outdated > 0 && t('languages.outdatedCount', { count: outdated }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Card>
      <div className={classes.columns}>
        <PartList parts={parts} part={part} texts={texts} onOpen={setChosen} />
        <NativeSelect
          className={classes.select}
          label={t('languages.part')}
          value={part}
          data={parts.map((value) => ({ value, label: partName(value) }))}
          onChange={(event) => setChosen(event.currentTarget.value as TextPart)}
        />
        <Card padding="lg">
          <Stack gap="lg">
            <Title order={3}>{partName(part)}</Title>
            {texts
              .filter((text) => text.part === part)
              .map((text) => (
                <TextRow
                  key={text.path}
                  text={text}
                  from={content.language}
                  language={language}
                  onChange={(value) =>
                    edit(`translate:${language}:${text.path}`, (now) => translate(now, language, text, value))
                  }
                  onNext={() => goToNext(text)}
                />
              ))}
          </Stack>
        </Card>
      </div>
      {isRemoving && <RemoveLanguageDialog language={language} onClose={() => setRemoving(false)} />}
    </>
  )
}
