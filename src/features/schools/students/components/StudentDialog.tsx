import { NativeSelect, SimpleGrid, TagsInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import type { Roster } from '../../../organizations/roster/api/answers.ts'
import type { Student } from '../api/answers.ts'
import { type StudentFields, useSaveStudent } from '../api/save-student.ts'

interface Props {
  /** Undefined for a new one. */
  student?: Student
  roster: Roster
  onClose: () => void
  onSaved: (id: string) => void
}

/** Which field an error is about. */
const fieldOf: Record<string, keyof StudentFields> = {
  student_email_invalid: 'email',
  student_email_taken: 'email',
  student_number_taken: 'number',
  student_name_missing: 'lastName',
  too_many_labels: 'labels',
}

export function StudentDialog({ student, roster, onClose, onSaved }: Props) {
  const { t } = useTranslation('students')
  const [fields, setFields] = useState<StudentFields>({
    email: student?.email ?? '',
    firstName: student?.firstName ?? '',
    lastName: student?.lastName ?? '',
    number: student?.number ?? '',
    cohort: student?.cohortId ?? null,
    labels: student?.labels ?? [],
    adviser: student?.adviserId ?? null,
  })
  const save = useSaveStudent(student?.id ?? null, onSaved)
  const wrong = save.error ? fieldOf[toAppError(save.error).code] : undefined
  const fault = (field: keyof StudentFields) => wrong === field && errorText(save.error)
  const set = (change: Partial<StudentFields>) => {
    save.reset()
    setFields({ ...fields, ...change })
  }
  const textField = (field: 'email' | 'firstName' | 'lastName' | 'number') => ({
    label: t(`fields.${field}`),
    value: fields[field],
    error: fault(field),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [field]: event.currentTarget.value }),
  })
  const none = { value: '', label: t('roster.none') }
  const cohorts = roster.cohorts.filter(({ id, isArchived }) => !isArchived || id === fields.cohort)
  return (
    <FormDialog
      title={t(student ? 'form.change' : 'form.add')}
      size="lg"
      action={t('form.save')}
      change={{ isPending: save.isPending, error: wrong ? null : save.error }}
      onSubmit={() => save.mutate(fields)}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...textField('firstName')} maxLength={100} data-autofocus />
        <TextInput {...textField('lastName')} maxLength={100} />
        <TextInput {...textField('email')} type="email" required withAsterisk maxLength={254} />
        <TextInput {...textField('number')} maxLength={60} />
        <NativeSelect
          label={t('fields.cohort')}
          value={fields.cohort ?? ''}
          data={[
            { ...none, label: t('roster.noGroup') },
            ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => set({ cohort: event.currentTarget.value || null })}
        />
        <NativeSelect
          label={t('fields.adviser')}
          value={fields.adviser ?? ''}
          data={[
            none,
            ...roster.advisers.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
          onChange={(event) => set({ adviser: event.currentTarget.value || null })}
        />
      </SimpleGrid>
      <TagsInput
        label={t('fields.labels')}
        description={t('form.labelsHint')}
        value={fields.labels}
        data={roster.labels.map(({ name }) => name)}
        error={fault('labels')}
        maxTags={20}
        onChange={(labels) => set({ labels })}
      />
    </FormDialog>
  )
}
