import { Card, Radio, Stack, Title } from '@mantine/core'
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

/** Which languages are offered; the first is for everyone whose browser asks for neither. */
const options = { both: 'en fr', bothFrench: 'fr en', english: 'en', french: 'fr' }

export function LanguagesForm({ settings, load }: Props) {
  const { t } = useTranslation('settings')
  const editor = useSectionForm({
    section: 'identity',
    settings,
    load,
    shown: ({ languages }) => ({ languages: (languages as string[]).join(' ') }),
    typed: ({ languages }) => ({ languages: String(languages).split(' ') }),
  })
  return (
    <Card padding="lg" component="section">
      <Form onSubmit={editor.submit}>
        <Stack gap="lg">
          <Title order={2}>{t('languages.title')}</Title>
          <Radio.Group
            label={t('languages.label')}
            description={t('languages.hint')}
            {...editor.form.getInputProps('languages')}
          >
            <Stack gap="xs" mt="sm">
              {(Object.keys(options) as (keyof typeof options)[]).map((name) => (
                <Radio key={name} value={options[name]} label={t(`languages.${name}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <SaveRow settings={settings} editor={editor} />
        </Stack>
      </Form>
      <UnsavedChanges isDirty={editor.isDirty} {...useUnsavedWords()} />
    </Card>
  )
}
