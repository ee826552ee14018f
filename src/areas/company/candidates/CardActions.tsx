import { Button, Card, Stack, Text } from '@mantine/core'
import {
  IconBookmarkPlus,
  IconColumns3,
  IconEyeOff,
  IconMailForward,
  IconTargetArrow,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CandidateCardFacts } from '../../../features/hiring/discovery/api/answers.ts'
import { useCompared } from '../../../features/hiring/pools/compared.ts'
import { type CardDialog, CardDialogs } from '../../../features/hiring/pools/components/CardDialogs.tsx'
import { ContactState } from './ContactState.tsx'

/** What can be done with a card, and a note on why it is anonymous. */
export function CardActions({ card, contact }: { card: string; contact: CandidateCardFacts['contact'] }) {
  const { t } = useTranslation('discovery')
  const { t: tContacts } = useTranslation('contacts')
  const { t: tPools } = useTranslation('pools')
  const compared = useCompared()
  const isCompared = compared.cards.includes(card)
  const canAsk = contact?.status !== 'pending' && !contact?.isShared && !contact?.isPaused
  const [open, setOpen] = useState<CardDialog>()
  return (
    <>
      <Card padding="lg">
        <Stack gap="sm">
          {contact && <ContactState card={card} contact={contact} />}
          {canAsk && (
            <Button
              leftSection={<IconMailForward size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setOpen('contact')}
            >
              {tContacts('ask.open')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconBookmarkPlus size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen('pool')}
          >
            {tPools('add.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTargetArrow size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen('invite')}
          >
            {tContacts('invite.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconColumns3 size={18} aria-hidden />}
            disabled={compared.isFull && !isCompared}
            onClick={() => compared.toggle(card)}
          >
            {tPools(isCompared ? 'compare.remove' : 'compare.add')}
          </Button>
        </Stack>
      </Card>
      <Card padding="lg">
        <Stack gap="xs">
          <IconEyeOff size={24} stroke={1.7} color="var(--brand-text)" aria-hidden />
          <Text fw={600}>{t('anonymous')}</Text>
          <Text size="sm" c="dimmed">
            {t('anonymousText')}
          </Text>
        </Stack>
      </Card>
      <CardDialogs card={card} open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
