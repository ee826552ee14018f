import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { errorText } from '../../../../lib/errors.ts'
import { dayIn } from '../../../../lib/weeks.ts'
import { toast } from '../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { useAssignProgram, useSaveProgram } from '../../api/change-program.ts'
import { objectionsTo, type ProgramFields, toCopy, toFields } from '../../form.ts'
import type { ProgramPage } from '../../model.ts'
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
  const save = useSaveProgram(organizationId, page?.program)
  const assign = useAssignProgram()
  const isAssigned = Boolean(page?.program.assigned_at)
  const [before] = useState(() =>
    original ? toCopy(original, me, t('editor.copyOf', { name: original.program.name })) : toFields(page, me),
  )
  const form = useForm<ProgramFields>({
    initialValues: before,
    validate: (fields) =>
      Object.fromEntries(
        Object.entries(objectionsTo(fields, before, dayIn('UTC'))).map(([field, objection]) => [
          field,
          t(`editor.${objection}`),
        ]),
      ),
  })
  async function submit(fields: ProgramFields, isToAssign: boolean): Promise<void> {
    const id = await save.mutateAsync(fields).catch(() => undefined)
    // The reason is shown below the form.
    if (!id) return
    try {
      if (isToAssign) await assign.mutateAsync(id)
      toast.success({ title: t(isToAssign ? 'editor.assigned' : 'editor.saved') })
    } catch (cause) {
      // The draft is saved anyway.
      toast.error(cause)
    }
    setGoal(path(`/programs/${id}`))
  }
  return (
    <form onSubmit={form.onSubmit((fields) => submit(fields, false))} noValidate>
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
        {save.error && (
          <Alert color="red" role="alert">
            {errorText(save.error)}
          </Alert>
        )}
        <Group justify="space-between" gap="md">
          <Text size="sm" c="dimmed" maw="60ch">
            {t(isAssigned ? 'editor.changeHint' : 'editor.assignHint')}
          </Text>
          <Group gap="sm">
            <Button
              type="submit"
              variant={isAssigned ? 'filled' : 'default'}
              loading={save.isPending || assign.isPending}
            >
              {t(isAssigned ? 'editor.save' : 'editor.saveDraft')}
            </Button>
            {!isAssigned && (
              <Button
                loading={save.isPending || assign.isPending}
                onClick={() => form.onSubmit((fields) => submit(fields, true))()}
              >
                {t('editor.assign')}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
      <UnsavedChanges
        isDirty={form.isDirty() && !goal}
        question={t('editor.unsaved')}
        stay={t('editor.stay')}
        leave={t('editor.leave')}
      />
      {goal && <Navigate to={goal} replace />}
    </form>
  )
}
