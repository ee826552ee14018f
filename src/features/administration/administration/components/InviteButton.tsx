import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Invited } from './InviteDialog.tsx'

const InviteDialog = lazyPage<{ first: Invited; onClose: () => void }>(
  async () => (await import('./InviteDialog.tsx')).InviteDialog,
  'administration',
  'account',
  'auth',
)

/** Opens the dialog for invitations, for administrators whose roles include them. */
export function InviteButton({ first, label }: { first: Invited; label: string }) {
  const { administers } = useSignedIn()
  const [isOpen, { open, close }] = useDisclosure()
  if (!administers('invitations')) return null
  return (
    <>
      <Button onClick={open}>{label}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InviteDialog first={first} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
