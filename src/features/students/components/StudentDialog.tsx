import { Button, Group, NativeSelect, SimpleGrid, Stack, TagsInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { type StudentFields, useSaveStudent } from '../api/save-student.ts'
import type { Roster, Student } from '../model.ts'

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
  const { t: tCommon } = useTranslation()
  const [fields, setFields] = useState<StudentFields>({
    email: student?.email ?? '',
    firstName: student?.firstName ?? '',
    lastName: student?.lastName ?? '',
    number: student?.number ?? '',
    cohort: student?.cohortId ?? null,
    labels: student?.labels ?? [],
    adviser: student?.adviserId ?? null,
  })
  const [fault, setFault] = useState<{ field: keyof StudentFields; text: string }>()
  const save = useSaveStudent(student?.id ?? null, onSaved, (error) => {
    const field = fieldOf[toAppError(error).code]
    if (field) setFault({ field, text: errorText(error) })
    else toast.error(error)
  })
  const set = (change: Partial<StudentFields>) => {
    setFault(undefined)
    setFields({ ...fields, ...change })
  }
  const textField = (field: 'email' | 'firstName' | 'lastName' | 'number') => ({
    label: t(`fields.${field}`),
    value: fields[field],
    error: fault?.field === field && fault.text,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [field]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(fields)
  }
  const none = { value: '', label: t('roster.none') }
  const cohorts = roster.cohorts.filter(({ id, isArchived }) => !isArchived || id === fields.cohort)
  return (
    <Dialog opened onClose={onClose} size="lg" title={t(student ? 'form.change' : 'form.add')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput {...textField('firstName')} maxLength={100} data-autofocus />
            <TextInput {...textField('lastName')} maxLength={100} />
            <TextInput {...textField('email')} type="email" required withAsterisk maxLength={254} />
            <TextInput {...textField('number')} maxLength={60} />
            <NativeSelect
              label={t('fields.cohort')}
              value={fields.cohort ?? ''}
              data={[none, ...cohorts.map(({ id, name }) => ({ value: id, label: name }))]}
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
            error={fault?.field === 'labels' && fault.text}
            maxTags={20}
            onChange={(labels) => set({ labels })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
