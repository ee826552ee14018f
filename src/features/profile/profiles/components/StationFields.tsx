import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MonthInput } from '../../../../ui/dates/MonthInput.tsx'
import type { ProfileFields } from '../model.ts'

interface Props {
  form: UseFormReturnType<ProfileFields>
  path: string
  kind: 'experience' | 'education'
}

export function StationFields({ form, path, kind }: Props) {
  const { t } = useTranslation('profiles')
  const isWork = kind === 'experience'
  const field = (name: string) => form.getInputProps(`${path}.${name}`)
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label={t(isWork ? 'position' : 'school')} required {...field('title')} />
        <TextInput label={t(isWork ? 'organization' : 'degree')} {...field('at')} />
        <MonthInput label={t('from')} {...field('from')} />
        <MonthInput
          label={t('until')}
          description={t('untilHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('until')}
        />
      </SimpleGrid>
      {isWork && <TextInput label={t('location')} {...field('location')} />}
      <Textarea label={t('details')} autosize minRows={2} {...field('details')} />
    </>
  )
}
