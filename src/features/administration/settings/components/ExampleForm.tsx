import { Card, Stack, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import type { Setting } from '../api/answers.ts'
import { useSectionForm } from '../use-section-form.ts'
import { SaveRow } from './SaveRow.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'

interface Props {
  settings: Setting[]
  /** Reads what is stored now. */
  load: () => Promise<Setting[]>
}

/** The code, however it was typed, or at the end of the certificate's address. */
const codeOf = (typed: unknown) =>
  String(typed)
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/[\s-]/g, '')
    .toUpperCase()

/** Which certificate the home page invites visitors to verify. */
export function ExampleForm({ settings, load }: Props) {
  const { t } = useTranslation('settings')
  const editor = useSectionForm({
    section: 'identity',
    settings,
    load,
    validate: ({ example_certificate }) =>
      /^([0-9A-F]{12})?$/.test(codeOf(example_certificate))
        ? {}
        : { example_certificate: t('identity.exampleInvalid') },
    errorsOf: (error) =>
      toAppError(error).code === 'example_certificate_unknown'
        ? { example_certificate: errorText(error) }
        : undefined,
    typed: ({ example_certificate }) => ({ example_certificate: codeOf(example_certificate) }),
  })
  return (
    <Card padding="lg" component="section">
      <Form onSubmit={editor.submit}>
        <Stack gap="lg">
          <Title order={2}>{t('identity.example')}</Title>
          <TextInput
            label={t('identity.exampleCode')}
            description={t('identity.exampleHint')}
            maxLength={300}
            maw={420}
            {...editor.form.getInputProps('example_certificate')}
          />
          <SaveRow settings={settings} editor={editor} />
        </Stack>
      </Form>
      <UnsavedChanges isDirty={editor.isDirty} {...useUnsavedWords()} />
    </Card>
  )
}
