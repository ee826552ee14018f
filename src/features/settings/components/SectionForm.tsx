import { Card, NumberInput, Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import type { LabelOf, ListedSection, Setting } from '../model.ts'
import { useSectionForm } from '../use-section-form.ts'
import { SaveRow } from './SaveRow.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'

interface Props {
  section: ListedSection
  settings: Setting[]
  onLookAgain: () => Promise<Setting[]>
}

/** A section of switches or numbers. */
export function SectionForm({ section, settings, onLookAgain }: Props) {
  const { t } = useTranslation('settings')
  const { form, save, submit, isDirty, lookAgain } = useSectionForm({
    section,
    settings,
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
      <form onSubmit={submit} noValidate>
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
                {...form.getInputProps(key, { type: 'checkbox' })}
              />
            ) : (
              <NumberInput
                key={key}
                label={label(key)}
                description={t('range', { lowest, highest })}
                allowDecimal={false}
                maw={420}
                {...form.getInputProps(key)}
              />
            ),
          )}
          <SaveRow
            settings={settings}
            error={save.error}
            isPending={save.isPending}
            isDirty={isDirty}
            onLookAgain={() => void onLookAgain().then(lookAgain)}
          />
        </Stack>
      </form>
      <UnsavedChanges isDirty={isDirty} {...useUnsavedWords()} />
    </Card>
  )
}
