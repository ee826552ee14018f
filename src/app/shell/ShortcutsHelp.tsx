import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { startTour } from '../../features/account/tour/start-tour.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { NavigationEntry } from '../../ui/navigation.ts'

interface Props {
  isOpen: boolean
  navigation: Promise<NavigationEntry[]>
  onClose: () => void
}

/** Lists the keyboard shortcuts. */
export function ShortcutsHelp({ isOpen, navigation, onClose }: Props) {
  const { t } = useTranslation('shell')
  const pages = use(navigation).slice(1, 10)
  const rows = [
    { keys: ['Ctrl', 'K'], text: t('shortcuts.search') },
    { keys: ['/'], text: t('shortcuts.search') },
    { keys: ['g', 'h'], text: t('shortcuts.home') },
    ...pages.map(({ label }, place) => ({
      keys: ['g', String(place + 1)],
      text: t('shortcuts.go', { page: t(`nav.${label}`) }),
    })),
    { keys: ['j', 'k'], text: t('shortcuts.results') },
    { keys: ['Esc'], text: t('shortcuts.close') },
    { keys: ['?'], text: t('shortcuts.help') },
  ]
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      <Stack gap="sm">
        {rows.map(({ keys, text }) => (
          <Group key={keys.join('')} justify="space-between" wrap="nowrap">
            <Text>{text}</Text>
            <Group gap={4} wrap="nowrap">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
        <Button
          variant="default"
          onClick={() => {
            onClose()
            startTour()
          }}
        >
          {t('search.tour')}
        </Button>
      </Stack>
    </Dialog>
  )
}
