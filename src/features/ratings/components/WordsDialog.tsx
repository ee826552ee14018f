import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  title: string
  label: string
  hint: string
  longest: number
  action: string
  isPending: boolean
  onSend: (words: string) => void
  onClose: () => void
}

/** Asks for a short text and sends it. */
export function WordsDialog({ title, label, hint, longest, action, isPending, onSend, onClose }: Props) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(words)
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Textarea
            label={label}
            description={hint}
            required
            autosize
            minRows={3}
            maxLength={longest}
            value={words}
            data-autofocus
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isPending} disabled={words.trim() === ''}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
