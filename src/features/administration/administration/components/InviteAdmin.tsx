import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'

const InviteAdminForm = lazyPage(
  async () => (await import('./InviteAdminForm.tsx')).InviteAdminForm,
  'account',
  'auth',
)

export function InviteAdmin() {
  const { t } = useTranslation('administration')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('inviteAdmin.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('inviteAdmin.title')}>
        <Suspense fallback={<CardsSkeleton tiles={1} />}>
          <InviteAdminForm onDone={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
