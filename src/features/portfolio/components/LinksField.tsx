import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { EntriesField } from '../../profiles/components/EntriesField.tsx'
import { type CaseFields, most } from '../model.ts'

export function LinksField({ form }: { form: UseFormReturnType<CaseFields> }) {
  const { t } = useTranslation('portfolio')
  return (
    <EntriesField
      entries={form.values.links}
      onChange={(links) => {
        form.setValues({ links })
        form.clearErrors()
      }}
      title={t('editor.links.title')}
      empty={t('editor.links.empty')}
      add={t('editor.links.add')}
      most={most.links}
      blank={() => ({ key: crypto.randomUUID(), label: '', url: '' })}
      nameOf={({ label }) => label}
    >
      {(index) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label={t('editor.links.label')}
            required
            {...form.getInputProps(`links.${index}.label`)}
          />
          <TextInput
            label={t('editor.links.url')}
            required
            inputMode="url"
            placeholder="https://"
            {...form.getInputProps(`links.${index}.url`)}
          />
        </SimpleGrid>
      )}
    </EntriesField>
  )
}
