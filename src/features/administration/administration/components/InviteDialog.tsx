import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { OrganizationKind } from '../api/platform-invitations.ts'
import { InviteAdminForm } from './InviteAdminForm.tsx'
import { InviteForm } from './InviteForm.tsx'

export type Invited = 'candidate' | OrganizationKind | 'admin'

interface Props {
  first: Invited
  onClose: () => void
}

/** Invites people to become something here: candidates, partners with their organization, administrators. */
export function InviteDialog({ first, onClose }: Props) {
  const { t } = useTranslation('administration')
  const { administers } = useSignedIn()
  const [as, setAs] = useState(first)
  const choices: Invited[] = [
    ...(administers('invitations') ? (['candidate', 'company', 'academia', 'on_maker'] as const) : []),
    ...(administers('administrators') ? (['admin'] as const) : []),
  ]
  return (
    <Dialog opened onClose={onClose} title={t('invite.title')}>
      <Stack gap="md">
        <NativeSelect
          label={t('invite.as')}
          value={as}
          data={choices.map((value) => ({ value, label: t(`invite.becomes.${value}`) }))}
          onChange={(event) => setAs(event.currentTarget.value as Invited)}
        />
        {as === 'admin' ? (
          <InviteAdminForm onDone={onClose} />
        ) : (
          <InviteForm key={as === 'candidate' ? as : 'partner'} as={as} onDone={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}
