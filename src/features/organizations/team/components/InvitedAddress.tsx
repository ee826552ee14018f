import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InvitationDoors, OtherAccount } from '../../../core/session/InvitationFrame.tsx'
import type { Me } from '../../../core/session/use-me.ts'

interface InvitedAddressProps {
  me: Me | undefined
  invitation: { address: string; isMine: boolean }
  children: (me: Me) => ReactNode
}

/** Only people signed in with the invited address can answer. */
export function InvitedAddress({ me, invitation: { address, isMine }, children }: InvitedAddressProps) {
  const { t } = useTranslation('team')
  if (!me) return <InvitationDoors text={t('join.address', { address })} first="signIn" />
  if (!isMine) return <OtherAccount text={t('join.otherAddress', { address, mine: me.email })} />
  return children(me)
}
