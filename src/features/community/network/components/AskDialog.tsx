import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { ShownPerson } from '../api/answers.ts'
import { useAskToConnect } from '../api/change-connections.ts'
import { networkQuery } from '../api/get-network.ts'
import { longestNote, nameOf } from '../model.ts'

interface Props {
  person: ShownPerson
  onClose: () => void
  onDone?: () => void
}

/** A connection request, with or without a note. */
export function AskDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation('network')
  const { id } = useSignedIn()
  const { data: network } = useQuery(networkQuery(id))
  const name = nameOf(person)
  const ask = useAskToConnect((relation) => {
    if (relation === 'connected') toast.success({ title: t('said.nowConnected', { name }) })
    else toast.success({ title: t('said.asked'), message: t('said.askedText', { name }) })
    onClose()
    onDone?.()
  })
  return (
    <ReasonDialog
      title={t('ask.title', { name })}
      label={t('ask.note')}
      hint={t('ask.noteHint')}
      isOptional
      maxLength={longestNote}
      action={t('ask.send')}
      change={ask}
      onSubmit={(note) => ask.mutate({ person: person.id, note })}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('ask.shows')}{' '}
        {network && (network.asksLeft > 0 ? t('ask.left', { count: network.asksLeft }) : t('ask.leftNone'))}
      </Text>
    </ReasonDialog>
  )
}
