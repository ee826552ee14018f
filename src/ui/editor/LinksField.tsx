import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EntriesField } from './EntriesField.tsx'

interface Link {
  key: string
  label: string
  url: string
}

/** The part of a form that has links. */
interface LinksForm {
  values: { links: Link[] }
  setValues: (values: { links: Link[] }) => void
  clearErrors: () => void
  getInputProps: (path: `links.${number}.${'label' | 'url'}`) => object
}

interface Props {
  form: LinksForm
  empty: string
  most: number
}

/** Links of a page, each with its name. */
export function LinksField({ form, empty, most }: Props) {
  const { t } = useTranslation('common', { keyPrefix: 'links' })
  return (
    <EntriesField
      entries={form.values.links}
      onChange={(links) => {
        form.setValues({ links })
        form.clearErrors()
      }}
      title={t('title')}
      kind={t('one')}
      empty={empty}
      add={t('add')}
      most={most}
      blank={() => ({ key: crypto.randomUUID(), label: '', url: '' })}
      nameOf={({ label }) => label}
    >
      {(index) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label={t('label')} required {...form.getInputProps(`links.${index}.label`)} />
          <TextInput
            label={t('url')}
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
