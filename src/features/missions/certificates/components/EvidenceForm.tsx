import { Fieldset, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { EvidenceChoice, EvidenceChoices } from '../api/answers.ts'
import { useShowEvidence } from '../api/show-evidence.ts'
import { longestNote } from '../evidence.ts'
import { EvidenceOption } from './EvidenceOption.tsx'

interface Props {
  code: string
  choices: EvidenceChoices
  onDone: () => void
}

const nothing: EvidenceChoice = { note: '', steps: [], files: [], summary: false, comments: [] }

export function EvidenceForm({ code, choices: { steps, summary, comments, chosen }, onDone }: Props) {
  const { t } = useTranslation('certificates')
  const [choice, setChoice] = useState({ ...nothing, ...chosen })
  const show = useShowEvidence(code)
  const change = (changes: Partial<EvidenceChoice>) => setChoice((before) => ({ ...before, ...changes }))
  /** Props of a checkbox for one id of a list. */
  const tick = (list: 'steps' | 'files' | 'comments', id: string) => ({
    isChosen: choice[list].includes(id),
    onChange: (isChosen: boolean) =>
      change({ [list]: isChosen ? [...choice[list], id] : choice[list].filter((one) => one !== id) }),
  })
  const save = () =>
    show.mutate(choice, {
      onSuccess: () => {
        onDone()
        toast.success({ title: t('choose.saved') })
      },
    })
  return (
    <DialogForm action={t('choose.save')} change={show} onSubmit={save} onClose={onDone}>
      <MarkdownInput
        label={t('shown.note')}
        description={t('choose.noteHint', { count: longestNote })}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longestNote}
        value={choice.note}
        onChange={(note) => change({ note })}
      />
      {steps.map(({ id, title, text, link, files }) => (
        <Fieldset key={id} legend={title}>
          <Stack gap="sm">
            {(text || link) && (
              <EvidenceOption
                label={t(text ? 'choose.textOf' : 'choose.link', { title })}
                excerpt={text ?? link ?? ''}
                {...tick('steps', id)}
              />
            )}
            {files.map((file) => (
              <EvidenceOption
                key={file.id}
                label={t('shown.file', { name: file.name })}
                {...tick('files', file.id)}
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
      <Fieldset legend={t('choose.feedback')}>
        <Stack gap="sm">
          <EvidenceOption
            label={t('shown.summary')}
            excerpt={summary}
            isChosen={choice.summary}
            onChange={(isChosen) => change({ summary: isChosen })}
          />
          {comments.map(({ id, title, text }) => (
            <EvidenceOption
              key={id}
              label={t('shown.comment', { criterion: title })}
              excerpt={text}
              {...tick('comments', id)}
            />
          ))}
        </Stack>
      </Fieldset>
    </DialogForm>
  )
}
