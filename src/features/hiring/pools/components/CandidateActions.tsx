import { ActionIcon, Button, Tooltip } from '@mantine/core'
import {
  type Icon,
  IconBookmarkPlus,
  IconColumns3,
  IconMailForward,
  IconTargetArrow,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useCompared } from '../compared.ts'
import classes from './CandidateActions.module.css'
import { type CardDialog, CardDialogs } from './CardDialogs.tsx'

interface Props {
  card: string
  /** What the candidate is called here; tells the buttons of several candidates apart. */
  name: string
  /** How far a contact got: a request that waits isn't sent twice. */
  contact?: 'asked' | 'shared'
  /** How the request stands, instead of a link without it. */
  contactStatus?: string
  /** Whether this is an entry of a pool, which doesn't need to be saved again. */
  isInPool?: boolean
}

/** What a company can do with a candidate, the same wherever it finds one. */
export function CandidateActions({ card, name, contact, contactStatus, isInPool }: Props) {
  const { t } = useTranslation('pools')
  const { t: tContacts } = useTranslation('contacts')
  const path = useAreaPath()
  const compared = useCompared()
  const isCompared = compared.cards.includes(card)
  const [open, setOpen] = useState<CardDialog>()
  const toContact =
    contactStatus ?? tContacts(contact === 'shared' ? 'company.profile' : 'company.toContacts')
  const dialog = { 'aria-haspopup': 'dialog' as const }
  return (
    <div className={classes.actions} data-narrow={isInPool}>
      {contact ? (
        <LinkButton
          to={path(contact === 'shared' ? `/candidates/contacts/${card}` : '/candidates/contacts')}
          variant="light"
          size="compact-sm"
          mih={32}
          leftSection={contactStatus && <IconMailForward size={16} aria-hidden />}
          aria-label={formatLabeled(toContact, name)}
          title={contactStatus && tContacts('company.toContacts')}
        >
          {toContact}
        </LinkButton>
      ) : (
        <Button
          variant="light"
          size="compact-sm"
          mih={32}
          leftSection={<IconMailForward size={16} aria-hidden />}
          {...dialog}
          aria-label={formatLabeled(tContacts('ask.open'), name)}
          onClick={() => setOpen('contact')}
        >
          {tContacts('ask.open')}
        </Button>
      )}
      {!isInPool && (
        <IconAction
          icon={IconBookmarkPlus}
          label={t('add.open')}
          name={name}
          {...dialog}
          onClick={() => setOpen('pool')}
        />
      )}
      <IconAction
        icon={IconTargetArrow}
        label={tContacts('invite.open')}
        name={name}
        {...dialog}
        onClick={() => setOpen('invite')}
      />
      <IconAction
        icon={IconColumns3}
        label={t(isCompared ? 'entry.uncompare' : 'entry.compare')}
        name={name}
        aria-pressed={isCompared}
        disabled={compared.isFull && !isCompared}
        onClick={() => compared.toggle(card)}
      />
      <CardDialogs card={card} open={open} onClose={() => setOpen(undefined)} />
    </div>
  )
}

interface IconActionProps {
  icon: Icon
  label: string
  name: string
  onClick: () => void
  disabled?: boolean
  'aria-haspopup'?: 'dialog'
  'aria-pressed'?: boolean
}

function IconAction({ icon: ActionSymbol, label, name, ...button }: IconActionProps) {
  return (
    <Tooltip label={label} position="bottom">
      <ActionIcon
        variant={button['aria-pressed'] ? 'filled' : 'default'}
        size={32}
        aria-label={formatLabeled(label, name)}
        {...button}
      >
        <ActionSymbol size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
