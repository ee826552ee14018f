import { Alert, Button, Stack, Textarea } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { longestAppeal } from '../model.ts'

interface Props {
  until: string
  appeal: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>
}

/** The text of an appeal. Opened on purpose: there is only one. */
export function AppealForm({ until, appeal }: Props) {
  const { t } = useTranslation('reports')
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = words.trim().length < 10
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!isShort) appeal.mutate(words)
  }
  if (!isOpen) {
    return (
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('appeal.object')}
        </Button>
      </div>
    )
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm" align="flex-start">
        <Textarea
          w="100%"
          label={t('appeal.label')}
          description={t('appeal.hint', { date: formatDate(until) })}
          withAsterisk
          autoFocus
          autosize
          minRows={4}
          maxLength={longestAppeal}
          error={isTried && isShort && t('appeal.tooShort')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {appeal.error && (
          <Alert color="red" role="alert">
            {errorText(appeal.error)}
          </Alert>
        )}
        <Button type="submit" loading={appeal.isPending}>
          {t('appeal.send')}
        </Button>
      </Stack>
    </Form>
  )
}
