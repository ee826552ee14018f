import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type Resume, useResumeChange } from '../api/change-resumes.ts'
import { deleteResume, labelResume } from '../api/resume.ts'

interface Props {
  resume: Resume
  onClose: () => void
}

/** The label of a version, to tell several apart. */
export function LabelDialog({ resume, onClose }: Props) {
  const { t } = useTranslation('profiles')
  const { id } = useSignedIn()
  const [label, setLabel] = useState(resume.label)
  const change = useResumeChange(id, (typed: string) => labelResume(resume.id, typed), undefined, 'caller')
  return (
    <FormDialog
      title={t('labelResume')}
      action={t('save')}
      change={change}
      onSubmit={() => change.mutate(label, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        label={t('resumeLabel')}
        description={t('resumeLabelHint')}
        maxLength={80}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}

export function DeleteResumeDialog({ resume, onClose }: Props) {
  const { t } = useTranslation('profiles')
  const { id } = useSignedIn()
  const remove = useResumeChange(id, deleteResume, t('resumeRemoved'), 'caller')
  return (
    <ConfirmDialog
      title={t('deleteResumeTitle', { name: resume.label || resume.name })}
      text={t('deleteResumeText')}
      action={t('removeResume')}
      isHarmful
      change={remove}
      onConfirm={() => remove.mutate(resume.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
