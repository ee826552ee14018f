import { Button, Card, Code, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../i18n/languages.ts'
import { formatList } from '../../../../lib/formats/lists.ts'
import { Form } from '../../../../ui/Form.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { useRevisedForm } from '../../../../ui/use-revised-form.ts'
import { type MailTextRow, useResetMailText, useSaveMailText } from '../api/mail-texts.ts'
import { namesIn, originalWords, unknownNames, type Words } from '../mail-words.ts'
import { MailPreview } from './MailPreview.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'

interface Props {
  kind: string
  language: Language
  own: MailTextRow | undefined
  /** Reads what is stored now. */
  load: () => Promise<MailTextRow[]>
}

export function MailTextForm({ kind, language, own, load }: Props) {
  const { t } = useTranslation('settings')
  const save = useSaveMailText({ kind, language })
  const reset = useResetMailText({ kind, language })
  const wordsOf = (row: Words | undefined): Words =>
    row ? { subject: row.subject, body: row.body } : originalWords(kind, language)
  const { fill, ...editor } = useRevisedForm({
    stored: own,
    toFields: wordsOf,
    validate: ({ subject, body }) => ({
      subject: objection(subject, 150, { subject, body: '' }, t('mails.subjectInvalid')),
      body: objection(body, 4000, { subject: '', body }, t('mails.bodyInvalid')),
    }),
    load: async () => (await load()).find((row) => row.kind === kind && row.language === language),
    save: (words, before) => save.mutateAsync({ words, revision: before?.revision ?? 0 }),
    stays: true,
    onSaved: () => toast.success({ title: t('mails.saved') }),
  })
  const { form } = editor
  const shown = useDeferredValue(form.values)
  function objection(text: string, longest: number, words: Words, complaint: string): string | null {
    if (!text.trim() || text.trim().length > longest) return complaint
    const names = formatList(unknownNames(kind, words))
    return names ? t('mails.unknown', { names }) : null
  }
  const bringBack = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        fill(undefined)
        toast.success({ title: t('mails.resetDone') })
      },
    })
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      <Card padding="lg" component="section">
        <Form onSubmit={editor.submit}>
          <Stack gap="md">
            <Text c="dimmed">{t(own ? 'mails.isOwn' : 'mails.isDefault')}</Text>
            <TextInput
              label={t('mails.subject')}
              lang={language}
              required
              {...form.getInputProps('subject')}
            />
            <Textarea
              label={t('mails.body')}
              description={t('mails.bodyHint')}
              lang={language}
              required
              autosize
              minRows={6}
              maxRows={20}
              {...form.getInputProps('body')}
            />
            <Text size="sm" c="dimmed">
              {t('mails.placeholders')}
            </Text>
            <Group gap="xs">
              {namesIn(kind).map((name) => (
                <Code key={name}>{`{${name}}`}</Code>
              ))}
            </Group>
            <FormConflict editor={editor} />
            <Group>
              <Button type="submit" loading={editor.isSaving} disabled={!editor.isDirty}>
                {t('save')}
              </Button>
              {own && (
                <Button variant="default" loading={reset.isPending} onClick={bringBack}>
                  {t('mails.reset')}
                </Button>
              )}
            </Group>
          </Stack>
        </Form>
        <UnsavedChanges isDirty={editor.isDirty} {...useUnsavedWords()} />
      </Card>
      <MailPreview kind={kind} language={language} own={own || editor.isDirty ? shown : undefined} />
    </SimpleGrid>
  )
}
