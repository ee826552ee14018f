import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { ConfirmIdentity } from '../../auth/components/ConfirmIdentity.tsx'
import { makeFeed } from '../api/change-feed.ts'
import { calendarFeedKeys } from '../api/keys.ts'

interface Props {
  userId: string
  /** Whether it ends an address that works. */
  isReplacement: boolean
  opened: boolean
  onMade: (secret: string) => void
  onClose: () => void
}

/** Confirms the person's identity, then makes the address. */
export function MakeAddress({ userId, isReplacement, opened, onMade, onClose }: Props) {
  const { t } = useTranslation('calendarFeed')
  const queries = useQueryClient()
  const made = useRef('')
  async function make(): Promise<void> {
    made.current = await makeFeed()
    await queries.invalidateQueries({ queryKey: calendarFeedKeys.of(userId) })
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t(isReplacement ? 'replace.title' : 'make.title')}>
      <Text mb="md">{t(isReplacement ? 'replace.text' : 'make.confirm')}</Text>
      <ConfirmIdentity
        action={t(isReplacement ? 'replace.button' : 'make.button')}
        act={make}
        onDone={() => {
          onMade(made.current)
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
