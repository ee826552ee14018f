import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { type Resume, useResumeChange } from '../api/change-resumes.ts'
import { deleteResume, labelResume } from '../api/resume.ts'

interface Props {
  resume: Resume
  onClose: () => void
}

/** The label of a version, to tell several apart. */
export function LabelDialog({ resume, onClose }: Props) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation()
  const { id } = useSignedIn()
  const [label, setLabel] = useState(resume.label)
  const change = useResumeChange(id, (typed: string) => labelResume(resume.id, typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is inside the profile's own form, which must not be submitted.
    event.stopPropagation()
    change.mutate(label, { onSuccess: onClose })
  }
  return (
    <Dialog opened onClose={onClose} title={t('labelResume')}>
      <form onSubmit={submit}>
        <TextInput
          label={t('resumeLabel')}
          description={t('resumeLabelHint')}
          maxLength={80}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

export function DeleteResumeDialog({ resume, onClose }: Props) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation()
  const { id } = useSignedIn()
  const remove = useResumeChange(id, deleteResume, t('resumeRemoved'))
  return (
    <Dialog opened onClose={onClose} title={t('deleteResumeTitle', { name: resume.label || resume.name })}>
      <Text mb="md">{t('deleteResumeText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button
          color="red.8"
          loading={remove.isPending}
          onClick={() => remove.mutate(resume.id, { onSettled: onClose })}
        >
          {t('removeResume')}
        </Button>
      </Group>
    </Dialog>
  )
}
