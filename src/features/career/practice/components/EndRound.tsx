import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'

/** Asks for confirmation before ending a round early. */
export function EndRound({ onOpen, onEnd }: { onOpen: () => void; onEnd: () => void }) {
  const { t } = useTranslation('practice')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        onClick={() => {
          onOpen()
          setAsking(true)
        }}
      >
        {t('live.end')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('live.endQuestion')}
        text={t('live.endText')}
        action={t('live.end')}
        cancel={t('live.stay')}
        onConfirm={() => {
          setAsking(false)
          onEnd()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
