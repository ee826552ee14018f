import { Card, Stack, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx'
import type { Setting } from '../model.ts'
import { useSectionForm } from '../use-section-form.ts'
import { SaveRow } from './SaveRow.tsx'
import { useUnsavedWords } from './use-unsaved-words.ts'

interface Props {
  settings: Setting[]
  onLookAgain: () => Promise<Setting[]>
}

export function NameForm({ settings, onLookAgain }: Props) {
  const { t } = useTranslation('settings')
  const { form, save, submit, isDirty, lookAgain } = useSectionForm({
    section: 'identity',
    settings,
    validate: ({ product_name }) =>
      /^[^<>"\p{Cc}]{1,40}$/u.test(String(product_name).trim())
        ? {}
        : { product_name: t('identity.nameInvalid') },
    typed: ({ product_name }) => ({ product_name: String(product_name).trim() }),
  })
  return (
    <Card padding="lg" component="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Title order={2}>{t('identity.title')}</Title>
          <TextInput
            label={t('identity.name')}
            description={t('identity.nameHint')}
            maxLength={60}
            maw={420}
            {...form.getInputProps('product_name')}
          />
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
