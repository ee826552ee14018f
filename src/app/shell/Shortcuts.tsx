import { Group, Kbd, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure, useHotkeys, useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAreaPath } from '../../features/session/area-base.ts'

const openEvent = 'essor:shortcuts'

export function openShortcuts(): void {
  window.dispatchEvent(new Event(openEvent))
}

/** What the keyboard can do, shown with "?". */
export function Shortcuts() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const path = useAreaPath()
  const [isOpen, { open, close }] = useDisclosure()
  const wentAt = useRef(0)
  useWindowEvent(openEvent as 'focus', open)
  useHotkeys([
    ['shift+?', open, { usePhysicalKeys: false }],
    [
      'g',
      () => {
        wentAt.current = Date.now()
      },
    ],
    ['h', () => Date.now() - wentAt.current < 1000 && navigate(path('/'))],
  ])
  const rows = [
    { keys: ['Ctrl', 'K'], text: t('shortcuts.search') },
    { keys: ['g', 'h'], text: t('shortcuts.home') },
    { keys: ['?'], text: t('shortcuts.help') },
  ]
  return (
    <Modal opened={isOpen} onClose={close} title={t('shortcuts.title')}>
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
    </Modal>
  )
}
