import { Card, Stack, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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

export function NameForm({ settings, load }: Props) {
  const { t } = useTranslation('settings')
  const editor = useSectionForm({
    section: 'identity',
    settings,
    load,
    validate: ({ product_name }) =>
      /^[^<>"\p{Cc}]{1,40}$/u.test(String(product_name).trim())
        ? {}
        : { product_name: t('identity.nameInvalid') },
    typed: ({ product_name }) => ({ product_name: String(product_name).trim() }),
  })
  return (
    <Card padding="lg" component="section">
      <Form onSubmit={editor.submit}>
        <Stack gap="lg">
          <Title order={2}>{t('identity.title')}</Title>
          <TextInput
            label={t('identity.name')}
            description={t('identity.nameHint')}
            maxLength={60}
            maw={420}
            {...editor.form.getInputProps('product_name')}
          />
          <SaveRow settings={settings} editor={editor} />
        </Stack>
      </Form>
      <UnsavedChanges isDirty={editor.isDirty} {...useUnsavedWords()} />
    </Card>
  )
}
