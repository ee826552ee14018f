import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../../ui/toast.ts'
import { FileDrop } from '../../../../core/files/components/FileDrop.tsx'
import { UploadedFiles } from '../../../../core/files/components/UploadedFiles.tsx'
import { knownEndings } from '../../../../core/files/kinds.ts'
import { maxBytes } from '../../../../core/files/model.ts'
import { useFileCheck } from '../../../../core/files/use-file-check.ts'
import { type BriefStep, type MissionContent, maxBriefFiles } from '../../../missions/model.ts'
import { replaceStep } from '../../model/steps.ts'
import { useEditor } from '../../use-editor.ts'
import classes from './StepsTab.module.css'

/** Attachments of a brief: selected or dropped, checked, uploaded and listed. */
export function AttachmentFields({ step }: { step: BriefStep }) {
  const { t } = useTranslation('authoring')
  const { content, edit, undo, attachments } = useEditor()
  const queue = attachments.queueOf(step.id)
  const [removed, setRemoved] = useState<{ name: string; leaves: MissionContent }>()
  const attached = step.files ?? []
  const isTaken = useFileCheck({ kinds: knownEndings, maxBytes })

  async function add(chosen: File[]): Promise<void> {
    const room = maxBriefFiles - attached.length - queue.get().length
    if (chosen.length > room) toast.failure({ title: t('form.filesMost', { count: maxBriefFiles }) })
    for (const file of chosen.slice(0, Math.max(0, room))) {
      if (await isTaken(file)) queue.add(file)
    }
  }
  function remove(path: string, name: string): void {
    const left = attached.filter((file) => file.path !== path)
    const leaves = { ...content, steps: replaceStep(content.steps, { ...step, files: left }) }
    edit(`detach:${path}`, () => leaves)
    setRemoved({ name, leaves })
  }
  return (
    <Input.Wrapper labelElement="div" label={t('form.files')} description={t('form.filesHint')}>
      <FileDrop kinds={knownEndings} maxBytes={maxBytes} onChoose={(chosen) => void add(chosen)} />
      <UploadedFiles
        label={t('form.files')}
        bucket="mission-files"
        files={attached}
        queue={queue}
        onRemove={({ path, name }) => remove(path, name)}
      />
      {removed && removed.leaves === content && (
        <div className={classes.deleted} role="status">
          {t('form.fileRemoved', { name: removed.name })}
          <Button size="compact-sm" variant="default" onClick={undo}>
            {t('steps.undo')}
          </Button>
        </div>
      )}
    </Input.Wrapper>
  )
}
