import { AskContactDialog } from '../../contacts/components/AskContactDialog.tsx'
import { InviteDialog } from '../../contacts/components/InviteDialog.tsx'
import { AddToPoolDialog } from './AddToPoolDialog.tsx'

export type CardDialog = 'contact' | 'pool' | 'invite'

interface Props {
  card: string
  /** Which dialog is open, if any. */
  open: CardDialog | undefined
  onClose: () => void
}

/** Confirmation dialogs for card actions. */
export function CardDialogs({ card, open, onClose }: Props) {
  if (open === 'contact') return <AskContactDialog card={card} onClose={onClose} />
  if (open === 'pool') return <AddToPoolDialog card={card} onClose={onClose} />
  if (open === 'invite') return <InviteDialog cards={[card]} onClose={onClose} />
  return null
}
