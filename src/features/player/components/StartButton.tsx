import { Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { asksToAgree, useStartMission } from '../api/start-mission.ts'

interface Props extends ButtonProps {
  missionId: string
}

/** Starts a mission; asks first where the company invited an anonymous card, and would learn whose it is. */
export function StartButton({ missionId, ...props }: Props) {
  const { t } = useTranslation('player')
  const start = useStartMission()
  const asks = start.isError && asksToAgree(start.error)
  return (
    <>
      <Button {...props} loading={start.isPending} onClick={() => start.mutate({ missionId })} />
      <Dialog opened={asks} onClose={start.reset} title={t('known.title')}>
        <Stack gap="md">
          <Text>{t('known.text')}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={start.reset}>
              {t('known.cancel')}
            </Button>
            <Button onClick={() => start.mutate({ missionId, agrees: true })}>{t('known.agree')}</Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
