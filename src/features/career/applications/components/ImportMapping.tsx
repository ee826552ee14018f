import { NativeSelect, SimpleGrid, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { importFields, type Mapping } from '../import/fields.ts'

interface Props {
  header: string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Maps columns of the file to fields. */
export function ImportMapping({ header, mapping, onChange }: Props) {
  const { t } = useTranslation('applications')
  const choices = [
    { value: '-1', label: t('import.nothing') },
    ...header.map((name, index) => ({
      value: String(index),
      label: name || t('import.unnamed', { number: index + 1 }),
    })),
  ]
  return (
    <section>
      <Title order={3} mb="xs">
        {t('import.mapping')}
      </Title>
      <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }} spacing="xs" verticalSpacing="xs">
        {importFields.map((field) => (
          <NativeSelect
            key={field}
            size="xs"
            label={t(`fields.${field}`)}
            data={choices}
            value={String(mapping[field])}
            onChange={(event) => onChange({ ...mapping, [field]: Number(event.currentTarget.value) })}
          />
        ))}
      </SimpleGrid>
    </section>
  )
}
