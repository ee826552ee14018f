import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeleteCard } from '../api/delete-card.ts'
import type { OpenCard } from '../api/get-card.ts'
import { cardName } from '../model.ts'

interface Props {
  userId: string
  open: OpenCard
  onDeleted: () => void
}

export function DeleteCard({ userId, open, onDeleted }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteCard(userId)
  const removal = { cardId: open.card.id, paths: open.files.map(({ path }) => path) }
  return (
    <>
      <Button variant="subtle" color="red" c="var(--danger-text)" onClick={() => setAsking(true)}>
        {t('card.delete')}
      </Button>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('card.delete')}>
        <Text mb="md">{t('card.deleteQuestion', { card: cardName(open.card) })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(removal, {
                onError: toast.error,
                onSuccess: () => {
                  setAsking(false)
                  toast.success({ title: t('card.deleted') })
                  onDeleted()
                },
              })
            }
          >
            {t('card.delete')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
