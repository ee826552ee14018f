import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { InviteForm } from './InviteForm.tsx'

/** For an organization that no one has joined yet. */
export function InviteOwner({ organization }: { organization: string }) {
  const { t } = useTranslation('administration')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('invite.ownerButton')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('invite.ownerButton')}>
        <InviteForm as="company" organization={organization} onDone={close} />
      </Dialog>
    </>
  )
}
