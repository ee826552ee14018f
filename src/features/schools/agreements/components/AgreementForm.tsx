import { Alert, Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { DayInput } from '../../../../ui/dates/DayInput.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { FormConflict } from '../../../../ui/SaveConflict.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { useRevisedForm } from '../../../../ui/use-revised-form.ts'
import type { Agreement } from '../api/answers.ts'
import { useSaveAgreement } from '../api/change-agreement.ts'
import { agreementQuery } from '../api/get-agreements.ts'
import { toContent, toFields } from '../form.ts'

interface Props {
  agreement: Agreement
  /** Whether the fields differ from what is stored: then there is nothing to confirm. */
  onEdit: (isEdited: boolean) => void
}

/** The one draft that the three sides write. */
export function AgreementForm({ agreement, onEdit }: Props) {
  const { t } = useTranslation('agreements')
  const queries = useQueryClient()
  const save = useSaveAgreement(agreement.id)
  const editor = useRevisedForm({
    stored: agreement,
    toFields,
    validate: ({ startsOn, endsOn }) =>
      startsOn && endsOn && endsOn < startsOn ? { endsOn: t('errors.agreement_dates') } : {},
    failure: 'caller',
    save: (fields, before) => save.mutateAsync({ content: toContent(fields), revision: before.revision }),
    load: async (before) =>
      (await queries.fetchQuery({ ...agreementQuery(before.id), staleTime: 0 })) ?? before,
    stays: true,
    onSaved: () => toast.success({ title: t('saved') }),
  })
  const { form, isDirty, before, fill } = editor
  const isOld = before.revision !== agreement.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer revision fills the fields.
  useEffect(() => {
    if (isOld && !isDirty && !editor.isSaving) fill(agreement)
  }, [agreement, isOld, isDirty, editor.isSaving])
  useEffect(() => onEdit(isDirty || isOld), [onEdit, isDirty, isOld])
  const isConfirmed = agreement.confirmations.length > 0
  return (
    <Section title={t('terms')} hint={t('termsHint')}>
      <Form onSubmit={editor.submit}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <DayInput label={t('fields.startsOn')} {...form.getInputProps('startsOn')} />
            <DayInput
              label={t('fields.endsOn')}
              min={form.values.startsOn || undefined}
              {...form.getInputProps('endsOn')}
            />
            <TextInput label={t('fields.place')} maxLength={300} {...form.getInputProps('place')} />
            <AmountInput
              label={t('fields.hoursPerWeek')}
              min={1}
              max={60}
              decimalScale={1}
              {...form.getInputProps('hoursPerWeek')}
            />
            <AmountInput
              label={t('fields.hourlyPay')}
              description={t('payHint')}
              min={0}
              max={1000}
              decimalScale={2}
              {...form.getInputProps('hourlyPay')}
            />
          </SimpleGrid>
          <Textarea
            label={t('fields.tasks')}
            autosize
            minRows={4}
            maxLength={4000}
            {...form.getInputProps('tasks')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {(['tutorName', 'tutorContact', 'teacherName', 'teacherContact'] as const).map((field) => (
              <TextInput
                key={field}
                label={t(`fields.${field}`)}
                maxLength={200}
                {...form.getInputProps(field)}
              />
            ))}
          </SimpleGrid>
          <FormConflict editor={editor} />
          {editor.change.error != null && (
            <Alert color="red" role="alert">
              {errorText(editor.change.error)}
            </Alert>
          )}
          <Group>
            <Button type="submit" variant="default" loading={editor.isSaving} disabled={!isDirty}>
              {t('save')}
            </Button>
            {isConfirmed && isDirty && <Text size="sm">{t('clears')}</Text>}
          </Group>
        </Stack>
      </Form>
      <UnsavedChanges isDirty={isDirty} question={t('unsaved')} stay={t('stay')} leave={t('leave')} />
    </Section>
  )
}
