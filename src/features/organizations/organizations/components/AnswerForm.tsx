import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'

interface Props {
  label: string
  hint: string
  send: string
  isPending: boolean
  error: unknown
  onSend: (text: string, onDone: () => void) => void
}

/** A message to the administrators; its text is kept until it is sent. */
export function AnswerForm({ label, hint, send, isPending, error, onSend }: Props) {
  const [text, setText] = useState('')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(text, () => setText(''))
      }}
    >
      <Stack gap="sm" maw={640} align="flex-start">
        <Textarea
          w="100%"
          label={label}
          description={hint}
          autosize
          minRows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error != null && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Button type="submit" loading={isPending} disabled={text.trim() === ''}>
          {send}
        </Button>
      </Stack>
    </Form>
  )
}
