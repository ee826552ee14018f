import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { errorText } from '../../../../../lib/errors.ts'
import { dayIn } from '../../../../../lib/weeks.ts'
import { Form } from '../../../../../ui/Form.tsx'
import { FormConflict } from '../../../../../ui/SaveConflict.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../../ui/UnsavedChanges.tsx'
import { useRevisedForm } from '../../../../../ui/use-revised-form.ts'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import type { ProgramPage } from '../../api/answers.ts'
import { useAssignProgram, useSaveProgram } from '../../api/change-program.ts'
import { programPageQuery } from '../../api/get-program-page.ts'
import { objectionsTo, toCopy, toFields } from '../../form.ts'
import { FactsFields } from './FactsFields.tsx'
import { TasksFields } from './TasksFields.tsx'

interface Props {
  organizationId: string
  /** Undefined for a new one. */
  page: ProgramPage | undefined
  /** What a new one starts from. */
  original?: ProgramPage | undefined
}

/** Edits a program: a draft first, then visible to its students. */
export function ProgramForm({ organizationId, page, original }: Props) {
  const { t } = useTranslation('programs')
  const { id: me } = useSignedIn()
  const path = useAreaPath()
  /** Where to go once nothing is unsaved. */
  const [goal, setGoal] = useState<string>()
  const queries = useQueryClient()
  const save = useSaveProgram(organizationId)
  const assign = useAssignProgram('caller')
  const isAssigned = Boolean(page?.program.assigned_at)
  const isToAssign = useRef(false)
  const fieldsOf = (from: ProgramPage | undefined) =>
    !from && original
      ? toCopy(original, me, t('editor.copyOf', { name: original.program.name }))
      : toFields(from, me)
  const editor = useRevisedForm({
    stored: page,
    toFields: fieldsOf,
    validate: (fields) =>
      Object.fromEntries(
        Object.entries(objectionsTo(fields, fieldsOf(page), dayIn('UTC'))).map(([field, objection]) => [
          field,
          t(`editor.${objection}`),
        ]),
      ),
    failure: 'caller',
    save: (fields, before) => save.mutateAsync({ fields, before: before?.program }),
    load: (before) => queries.fetchQuery({ ...programPageQuery(before?.program.id ?? ''), staleTime: 0 }),
    onSaved: async (id) => {
      try {
        if (isToAssign.current) await assign.mutateAsync(id)
        toast.success({ title: t(isToAssign.current ? 'editor.assigned' : 'editor.saved') })
      } catch (cause) {
        // The draft is saved anyway.
        toast.error(cause)
      }
      setGoal(path(`/programs/${id}`))
    },
  })
  function submit(assigns: boolean): void {
    isToAssign.current = assigns
    editor.submit()
  }
  const { form } = editor
  return (
    <Form
      onSubmit={(sent) => {
        sent.preventDefault()
        submit(false)
      }}
    >
      <Stack gap="lg">
        <Card padding="lg" component="section" aria-label={t('editor.edit')}>
          <FactsFields form={form} organizationId={organizationId} />
        </Card>
        <Card padding="lg" component="section" aria-labelledby="program-missions">
          <Title order={2} fz="xl" id="program-missions">
            {t('editor.missions')}
          </Title>
          <Text c="dimmed" mb="md">
            {t('editor.missionsHint')}
          </Text>
          <TasksFields form={form} organizationId={organizationId} />
        </Card>
        <FormConflict editor={editor} />
        {editor.change.error != null && (
          <Alert color="red" role="alert">
            {errorText(editor.change.error)}
          </Alert>
        )}
        <Group justify="space-between" gap="md">
          <Text size="sm" c="dimmed" maw="60ch">
            {t(isAssigned ? 'editor.changeHint' : 'editor.assignHint')}
          </Text>
          <Group gap="sm">
            <Button type="submit" variant={isAssigned ? 'filled' : 'default'} loading={editor.isSaving}>
              {t(isAssigned ? 'editor.save' : 'editor.saveDraft')}
            </Button>
            {!isAssigned && (
              <Button loading={editor.isSaving} onClick={() => submit(true)}>
                {t('editor.assign')}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
      <UnsavedChanges
        isDirty={editor.isDirty && !goal}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
      {goal && <Navigate to={goal} replace />}
    </Form>
  )
}
