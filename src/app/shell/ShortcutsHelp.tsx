import { Group, Kbd, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'

/** What the keyboard can do. */
export function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const rows = [
    { keys: ['Ctrl', 'K'], text: t('shortcuts.search') },
    { keys: ['g', 'h'], text: t('shortcuts.home') },
    { keys: ['?'], text: t('shortcuts.help') },
  ]
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      <Stack gap="sm">
        {rows.map(({ keys, text }) => (
          <Group key={text} justify="space-between">
            <Text>{text}</Text>
            <Group gap={4}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Dialog>
  )
}
