import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { useAskToConnect } from '../api/change-connections.ts'
import { networkQuery } from '../api/get-network.ts'
import { longestNote, nameOf } from '../model.ts'
import type { ShownPerson } from './RelationButtons.tsx'

interface Props {
  person: ShownPerson
  onClose: () => void
  onDone?: () => void
}

/** A connection request, with or without a note. */
export function AskDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation('network')
  const { t: tCommon } = useTranslation()
  const { id } = useSignedIn()
  const [note, setNote] = useState('')
  const { data: network } = useQuery(networkQuery(id))
  const name = nameOf(person)
  const ask = useAskToConnect((relation) => {
    if (relation === 'connected') toast.success({ title: t('said.nowConnected', { name }) })
    else toast.success({ title: t('said.asked'), message: t('said.askedText', { name }) })
    onClose()
    onDone?.()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate({ person: person.id, note })
  }
  return (
    <Dialog opened onClose={onClose} title={t('ask.title', { name })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Textarea
            label={t('ask.note')}
            description={t('ask.noteHint', { left: longestNote - note.length })}
            value={note}
            maxLength={longestNote}
            autosize
            minRows={3}
            onChange={(event) => setNote(event.currentTarget.value)}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {t('ask.shows')}{' '}
            {network &&
              (network.asksLeft > 0 ? t('ask.left', { count: network.asksLeft }) : t('ask.leftNone'))}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={ask.isPending}>
              {t('ask.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
