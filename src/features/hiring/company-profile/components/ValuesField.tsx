import { Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { EntriesField } from '../../../../ui/editor/EntriesField.tsx'
import { type CompanyFields, most } from '../model.ts'

export function ValuesField({ form }: { form: UseFormReturnType<CompanyFields> }) {
  const { t } = useTranslation('companyProfile')
  return (
    <EntriesField
      entries={form.values.values}
      onChange={(values) => {
        form.setValues({ values })
        form.clearErrors()
      }}
      title={t('values.title')}
      kind={t('values.one')}
      empty={t('values.empty')}
      add={t('values.add')}
      most={most.values}
      blank={() => ({ key: crypto.randomUUID(), title: '', text: '' })}
      nameOf={({ title }) => title}
    >
      {(index) => (
        <Stack gap="sm">
          <TextInput label={t('values.name')} required {...form.getInputProps(`values.${index}.title`)} />
          <Textarea
            label={t('values.text')}
            description={t('values.textHint')}
            autosize
            minRows={2}
            {...form.getInputProps(`values.${index}.text`)}
          />
        </Stack>
      )}
    </EntriesField>
  )
}
