import { Stack } from '@mantine/core'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { DialogAnswers, type DialogAnswersProps } from './DialogAnswers.tsx'
import { Form } from './Form.tsx'

export interface DialogFormProps extends DialogAnswersProps {
  /** False while something is missing that no field can show as its error. */
  isReady?: boolean
  /** Where there is no field to begin with. */
  focus?: 'action'
  /** Further buttons, before Cancel. */
  buttons?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children?: ReactNode
}

/** The form of a dialog; on its own in dialogs that load something first. */
export function DialogForm({ onSubmit, buttons, children, ...answers }: DialogFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // For React, a form around the dialog's opener contains the dialog; it must not be submitted.
    event.stopPropagation()
    if (!answers.change?.isPending) onSubmit(event)
  }
  const submitFromText = (event: KeyboardEvent<HTMLFormElement>) => {
    const isText = event.target instanceof HTMLTextAreaElement && event.currentTarget.contains(event.target)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isText) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  }
  return (
    <Form onSubmit={submit} onKeyDown={submitFromText}>
      <Stack gap="md">
        {children}
        <DialogAnswers {...answers}>{buttons}</DialogAnswers>
      </Stack>
    </Form>
  )
}
