import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/Dialog.tsx'

/** Asks whether changes that haven't reached the server may be lost. */
export function UnsentDialog({ onAnswer }: { onAnswer: (mayLose: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={() => onAnswer(false)} title={t('unsent.title')}>
      <Text>{t('unsent.text')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          {t('unsent.stay')}
        </Button>
        <Button color="red" onClick={() => onAnswer(true)}>
          {t('unsent.signOut')}
        </Button>
      </Group>
    </Dialog>
  )
}
