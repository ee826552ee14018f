import {
  ActionIcon,
  Button,
  Card,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../../ui/dates/DayInput.tsx'
import type { LetterContent } from '../../api/change-letters.ts'
import type { Letter } from '../../rules/letter/letter.ts'
import classes from '../Booster.module.css'

interface Props {
  content: LetterContent
  onChange: (content: LetterContent) => void
}

const maxParagraphs = 12

export function LetterFields({ content, onChange }: Props) {
  const { t } = useTranslation('booster')
  const { document } = content
  const { paragraphs, language } = document
  const set = (changes: Partial<Letter>) => onChange({ ...content, document: { ...document, ...changes } })
  const text = (name: 'place' | 'subject' | 'greeting' | 'signature', most: number) => (
    <TextInput
      label={t(`letters.fields.${name}`)}
      maxLength={most}
      lang={language}
      value={document[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  const block = (name: 'sender' | 'recipient' | 'closing', most: number) => (
    <Textarea
      label={t(`letters.fields.${name}`)}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={most}
      lang={language}
      value={document[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <Card padding="lg" component="section" aria-label={t('letters.letter')}>
      <Stack gap="md">
        <TextInput
          label={t('letters.fields.title')}
          description={t('letters.fields.titleHint')}
          required
          maxLength={160}
          value={content.title}
          onChange={(event) => onChange({ ...content, title: event.currentTarget.value })}
        />
        <div>
          <Text fw={500} size="sm" mb={4} id="letter-conventions">
            {t('letters.language')}
          </Text>
          <SegmentedControl
            aria-labelledby="letter-conventions"
            value={language}
            onChange={(value) => set({ language: value })}
            data={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
        <div className={classes.pair}>
          {block('sender', 600)}
          {block('recipient', 600)}
        </div>
        <div className={classes.pair}>
          {text('place', 120)}
          <DayInput
            label={t('letters.fields.date')}
            value={document.date}
            onChange={(next) => set({ date: next })}
          />
        </div>
        {text('subject', 200)}
        {text('greeting', 200)}
        {paragraphs.map((paragraph, index) => {
          const number = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is identified only by its position.
            <Group key={index} gap="xs" align="flex-start" wrap="nowrap">
              <Textarea
                flex={1}
                label={t('letters.paragraph', { number })}
                autosize
                minRows={3}
                maxRows={14}
                maxLength={4000}
                lang={language}
                value={paragraph}
                onChange={(event) => set({ paragraphs: paragraphs.with(index, event.currentTarget.value) })}
              />
              <Stack gap={4} mt={24}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('letters.moveUp', { number })}
                  disabled={index === 0}
                  onClick={() =>
                    set({
                      paragraphs: paragraphs.with(index, paragraphs[index - 1]!).with(index - 1, paragraph),
                    })
                  }
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('letters.removeParagraph', { number })}
                  onClick={() => set({ paragraphs: paragraphs.toSpliced(index, 1) })}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Stack>
            </Group>
          )
        })}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={paragraphs.length >= maxParagraphs}
          onClick={() => set({ paragraphs: [...paragraphs, ''] })}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('letters.addParagraph')}
        </Button>
        {block('closing', 400)}
        {text('signature', 160)}
      </Stack>
    </Card>
  )
}
