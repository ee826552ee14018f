import { Markdown } from '../../../../ui/Markdown.tsx'
import { AttachedFiles } from '../../../core/files/components/AttachedFiles.tsx'
import type { UploadQueue } from '../../../core/files/upload-queue.ts'
import type { Draft, PlayedStep } from '../api/answers.ts'
import type { DraftSaver } from '../playing.ts'
import { DecisionBody } from './DecisionBody.tsx'
import { FilesField } from './FilesField.tsx'
import { LinkField } from './LinkField.tsx'
import { MessageBody } from './MessageBody.tsx'
import { QuizBody } from './QuizBody.tsx'
import { TextField } from './TextField.tsx'

interface Props {
  step: PlayedStep
  draft: Draft | null
  isEditable: boolean
  saver: DraftSaver
  queue: UploadQueue
  /** The language the step is shown in. */
  language: string
}

export function StepBody({ step, draft, isEditable, saver, queue, language }: Props) {
  const change = saver.change
  switch (step.kind) {
    case 'brief':
      return (
        <>
          <div lang={language}>
            <Markdown>{step.body}</Markdown>
          </div>
          <AttachedFiles files={step.files} level={3} />
        </>
      )
    case 'message':
      return <MessageBody step={step} language={language} />
    case 'decision':
      return (
        <DecisionBody
          step={step}
          choice={draft?.choice}
          isEditable={isEditable}
          onChoose={(choice) => change({ choice })}
        />
      )
    case 'quiz':
      return (
        <QuizBody
          step={step}
          answers={draft?.answers ?? {}}
          isEditable={isEditable}
          onAnswer={(answers) => change({ answers })}
        />
      )
    case 'deliverable':
      return (
        <>
          {step.body?.trim() && (
            <div lang={language}>
              <Markdown>{step.body}</Markdown>
            </div>
          )}
          {step.accepts === 'text' && (
            <TextField draft={draft} isEditable={isEditable} queue={queue} onChange={change} />
          )}
          {step.accepts === 'link' && (
            <LinkField
              link={draft?.link ?? ''}
              isEditable={isEditable}
              onChange={(link) => change({ link })}
            />
          )}
          {step.accepts === 'file' && (
            <FilesField
              step={step}
              files={draft?.files ?? []}
              isEditable={isEditable}
              saver={saver}
              queue={queue}
            />
          )}
        </>
      )
  }
}
