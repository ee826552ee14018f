import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { EntriesField } from '../../profiles/components/EntriesField.tsx'
import { type CompanyFields, most } from '../model.ts'

export function LinksField({ form }: { form: UseFormReturnType<CompanyFields> }) {
  const { t } = useTranslation('companyEditor')
  return (
    <EntriesField
      entries={form.values.links}
      onChange={(links) => {
        form.setValues({ links })
        form.clearErrors()
      }}
      title={t('links.title')}
      empty={t('links.empty')}
      add={t('links.add')}
      most={most.links}
      blank={() => ({ key: crypto.randomUUID(), label: '', url: '' })}
      nameOf={({ label }) => label}
    >
      {(index) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('links.label')} required {...form.getInputProps(`links.${index}.label`)} />
          <TextInput
            label={t('links.url')}
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
