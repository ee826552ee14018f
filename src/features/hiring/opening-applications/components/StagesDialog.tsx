import { Alert, Button, Divider, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Pipeline, PipelineStage } from '../api/answers.ts'
import { useDeleteStage, useSaveStage } from '../api/change-pipeline.ts'
import { type AddableKind, addableKinds } from '../model.ts'

interface Props {
  pipeline: Pipeline
  onClose: () => void
}

/** Renames stages, changes their promise, and adds further ones. */
export function StagesDialog({ pipeline, onClose }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'stageDialog' })
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{t('text')}</Text>
        {pipeline.stages.map((stage) => (
          <StageForm
            key={stage.id}
            openingId={pipeline.id}
            stage={stage}
            mayDelete={
              pipeline.stages.filter(({ kind }) => kind === stage.kind).length > 1 && stage.total === 0
            }
          />
        ))}
        <Divider />
        <StageForm key={pipeline.stages.length} openingId={pipeline.id} />
      </Stack>
    </Dialog>
  )
}

interface FormProps {
  openingId: string
  /** Missing for a new one. */
  stage?: PipelineStage
  mayDelete?: boolean
}

function StageForm({ openingId, stage, mayDelete }: FormProps) {
  const { t } = useTranslation('openingApplications')
  const [kind, setKind] = useState<AddableKind>('interview')
  const [name, setName] = useState(stage?.name ?? '')
  const [days, setDays] = useState(stage?.answerDays ?? 7)
  const save = useSaveStage(openingId, () => toast.success({ title: t('stageDialog.saved') }))
  const remove = useDeleteStage(openingId, () => toast.success({ title: t('stageDialog.deleted') }))
  const hasPromise = !stage || stage.answerDays !== null
  const isChanged = stage
    ? name !== (stage.name ?? '') || (hasPromise && days !== stage.answerDays)
    : name.trim() !== ''
  const failure = save.error ?? remove.error
  const label = stage ? t(`stages.${stage.kind}`) : t('stageDialog.newStage')
  return (
    <Form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ id: stage?.id, kind: stage ? undefined : kind, name, days })
      }}
    >
      <Group align="flex-end" gap="sm">
        {!stage && (
          <FilterSelect
            label={t('stageDialog.kind')}
            value={kind}
            choices={addableKinds.map((value) => ({ value, label: t(`stages.${value}`) }))}
            onChange={(value) => setKind(value ?? 'interview')}
          />
        )}
        <TextInput
          label={stage ? label : t('stageDialog.name')}
          placeholder={stage ? label : undefined}
          flex="1 1 10rem"
          maxLength={40}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        {hasPromise && (
          <NumberInput
            label={t('stageDialog.days')}
            w={170}
            min={1}
            max={60}
            allowDecimal={false}
            value={days}
            onChange={(value) => setDays(Number(value) || 1)}
          />
        )}
        <Button
          type="submit"
          variant={stage ? 'default' : 'filled'}
          disabled={!isChanged}
          loading={save.isPending}
        >
          {t(stage ? 'stageDialog.save' : 'stageDialog.add')}
        </Button>
        {stage && mayDelete && (
          <Button
            variant="subtle"
            color="red"
            c="var(--danger-text)"
            loading={remove.isPending}
            onClick={() => remove.mutate(stage.id)}
          >
            {t('stageDialog.delete')}
          </Button>
        )}
      </Group>
      {failure != null && (
        <Alert color="red" role="alert" mt="xs">
          {errorText(failure)}
        </Alert>
      )}
    </Form>
  )
}
