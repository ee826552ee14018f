import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askBeforeLosing } from '../features/session/api/sign-out.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** Signing out deletes what the person keeps on this device; what has not reached the server is asked about first. */
export function UnsentQuestion() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(mayLose: boolean) => void>(undefined)
  useEffect(() => {
    askBeforeLosing(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          setOpen(true)
        }),
    )
  }, [])
  const close = (mayLose: boolean) => {
    setOpen(false)
    answer.current?.(mayLose)
  }
  return (
    <Dialog opened={isOpen} onClose={() => close(false)} title={t('unsent.title')}>
      <Text>{t('unsent.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => close(false)} data-autofocus>
          {t('unsent.stay')}
        </Button>
        <Button color="red" onClick={() => close(true)}>
          {t('unsent.signOut')}
        </Button>
      </Group>
    </Dialog>
  )
}
