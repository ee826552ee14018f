import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import type { Setting } from '../api/answers.ts'
import type { LabelOf, ListedSection } from '../model.ts'
import { useSectionForm } from '../use-section-form.ts'
import { SaveRow } from './SaveRow.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'

interface Props {
  section: ListedSection
  settings: Setting[]
  /** Reads what is stored now. */
  load: () => Promise<Setting[]>
}

/** A section of switches or numbers. */
export function SectionForm({ section, settings, load }: Props) {
  const { t } = useTranslation('settings')
  const editor = useSectionForm({
    section,
    settings,
    load,
    validate: (values) =>
      Object.fromEntries(
        settings
          .filter(({ key, lowest, highest }) => {
            const value = values[key]
            if (typeof value === 'boolean') return false
            return !Number.isInteger(value) || Number(value) < lowest || Number(value) > highest
          })
          .map(({ key, lowest, highest }) => [key, t('outOfRange', { lowest, highest })]),
      ),
  })
  const label = (key: string) => t(`${section}.${key as LabelOf<typeof section>}` as never) as string
  return (
    <Card padding="lg" maw={720} component="section">
      <Form onSubmit={editor.submit}>
        <Stack gap="lg">
          <div>
            <Title order={2}>{t(`${section}.title`)}</Title>
            <Text c="dimmed" mt={4}>
              {t(`${section}.text`)}
            </Text>
          </div>
          {settings.map(({ key, value, lowest, highest }) =>
            typeof value === 'boolean' ? (
              <Switch
                key={key}
                label={label(key)}
                description={label(`${key}_hint`)}
                {...editor.form.getInputProps(key, { type: 'checkbox' })}
              />
            ) : (
              <AmountInput
                key={key}
                label={label(key)}
                description={t('range', { lowest, highest })}
                allowDecimal={false}
                hideControls={false}
                thousandSeparator
                maw={420}
                {...editor.form.getInputProps(key)}
              />
            ),
          )}
          <SaveRow settings={settings} editor={editor} />
        </Stack>
      </Form>
      <UnsavedChanges isDirty={editor.isDirty} {...useUnsavedWords()} />
    </Card>
  )
}
