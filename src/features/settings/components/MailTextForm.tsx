import { Alert, Button, Card, Code, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../i18n/languages.ts'
import { errorText, toAppError } from '../../../lib/errors.ts'
import { formatList } from '../../../lib/formats/lists.ts'
import { toast } from '../../../ui/toast.ts'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import { type MailTextRow, useResetMailText, useSaveMailText } from '../api/mail-texts.ts'
import { namesIn, originalWords, unknownNames, type Words } from '../mail-words.ts'
import { MailPreview } from './MailPreview.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'

interface Props {
  kind: string
  language: Language
  own: MailTextRow | undefined
  onLookAgain: () => Promise<{ data?: MailTextRow[] }>
}

export function MailTextForm({ kind, language, own, onLookAgain }: Props) {
  const { t } = useTranslation('settings')
  const save = useSaveMailText({ kind, language })
  const reset = useResetMailText({ kind, language })
  const wordsOf = (row: Words | undefined): Words =>
    row ? { subject: row.subject, body: row.body } : originalWords(kind, language)
  const form = useForm<Words>({
    initialValues: wordsOf(own),
    validate: {
      subject: (subject) => objection(subject, 150, { subject, body: '' }, t('mails.subjectInvalid')),
      body: (body) => objection(body, 4000, { subject: '', body }, t('mails.bodyInvalid')),
    },
  })
  const shown = useDeferredValue(form.values)
  function objection(text: string, longest: number, words: Words, complaint: string): string | null {
    if (!text.trim() || text.trim().length > longest) return complaint
    const names = formatList(unknownNames(kind, words))
    return names ? t('mails.unknown', { names }) : null
  }
  const begin = (words: Words) => {
    form.setInitialValues(words)
    form.setValues(words)
  }
  const submit = form.onSubmit((words) =>
    save.mutate(
      { words, revision: own?.revision ?? 0 },
      {
        onSuccess: () => {
          begin(words)
          toast.success({ title: t('mails.saved') })
        },
      },
    ),
  )
  const bringBack = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        begin(originalWords(kind, language))
        toast.success({ title: t('mails.resetDone') })
      },
      onError: toast.error,
    })
  const lookAgain = async () => {
    const { data } = await onLookAgain()
    save.reset()
    begin(wordsOf(data?.find((row) => row.kind === kind && row.language === language)))
  }
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      <Card padding="lg" component="section">
        <form onSubmit={submit} noValidate>
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
            {save.isError && (
              <Alert color="red" role="alert">
                <Group justify="space-between">
                  <Text>{errorText(save.error)}</Text>
                  {toAppError(save.error).code === 'settings_changed' && (
                    <Button variant="default" size="sm" onClick={() => void lookAgain()}>
                      {t('lookAgain')}
                    </Button>
                  )}
                </Group>
              </Alert>
            )}
            <Group>
              <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
                {t('save')}
              </Button>
              {own && (
                <Button variant="default" loading={reset.isPending} onClick={bringBack}>
                  {t('mails.reset')}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
        <UnsavedChanges isDirty={form.isDirty()} {...useUnsavedWords()} />
      </Card>
      <MailPreview kind={kind} language={language} own={own || form.isDirty() ? shown : undefined} />
    </SimpleGrid>
  )
}
