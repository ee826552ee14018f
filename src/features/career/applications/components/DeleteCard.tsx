import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDeleteCard } from '../api/delete-card.ts'
import type { OpenCard } from '../model.ts'
import { cardName } from '../model.ts'

interface Props {
  userId: string
  open: OpenCard
  onDeleted: () => void
}

export function DeleteCard({ userId, open, onDeleted }: Props) {
  const { t } = useTranslation('applications')
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteCard(userId)
  return (
    <>
      <Button variant="subtle" color="red" c="var(--danger-text)" onClick={() => setAsking(true)}>
        {t('card.delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('card.delete')}
        text={[
          t('card.deleteQuestion', { card: cardName(open.card) }),
          open.card.opening_application_id && t('sent.deleteHint'),
        ]
          .filter(Boolean)
          .join(' ')}
        action={t('card.delete')}
        isHarmful
        change={remove}
        onConfirm={() =>
          remove.mutate(open, {
            onSuccess: () => {
              setAsking(false)
              toast.success({ title: t('card.deleted') })
              onDeleted()
            },
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  )
}
