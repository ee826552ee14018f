import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import type { CardFields } from '../form.ts'

export function NotesField({ form }: { form: UseFormReturnType<CardFields> }) {
  const { t } = useTranslation('applications')
  return (
    <MarkdownInput
      label={t('fields.notes')}
      minRows={5}
      maxRows={18}
      opensAs={form.values.notes ? 'preview' : 'write'}
      {...form.getInputProps('notes')}
    />
  )
}
