import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'

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
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('live.endQuestion')}>
        <Text mb="md">{t('live.endText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t('live.stay')}
          </Button>
          <Button
            onClick={() => {
              setAsking(false)
              onEnd()
            }}
          >
            {t('live.end')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
