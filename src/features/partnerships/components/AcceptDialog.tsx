import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAcceptTerms } from '../api/change-partnership.ts'
import { onDay, type Partnership, type Terms } from '../model.ts'

interface Props {
  partnership: Partnership
  terms: Terms
  isOpen: boolean
  onClose: () => void
}

export function AcceptDialog({ partnership, terms, isOpen, onClose }: Props) {
  const { t } = useTranslation('partnerships')
  const accept = useAcceptTerms(partnership.id)
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('page.acceptQuestion')}>
      <Text mb="md">{t('page.acceptText', { from: onDay(terms.startsOn), to: onDay(terms.endsOn) })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button
          data-autofocus
          loading={accept.isPending}
          onClick={() =>
            accept.mutate(terms.version, {
              onError: toast.error,
              onSuccess: () => toast.success({ title: t('page.accepted') }),
              onSettled: onClose,
            })
          }
        >
          {t('page.accept')}
        </Button>
      </Group>
    </Dialog>
  )
}
