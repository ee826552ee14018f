import { Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/Section.tsx'
import type { CaseFields } from '../model.ts'

export function ClientFields({ form }: { form: UseFormReturnType<CaseFields> }) {
  const { t } = useTranslation('portfolio')
  return (
    <Section title={t('editor.client')}>
      <Text c="dimmed">{t('editor.clientHint')}</Text>
      <Textarea
        label={t('editor.clientQuote')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('clientQuote')}
      />
      <TextInput label={t('editor.clientName')} {...form.getInputProps('clientName')} />
    </Section>
  )
}
