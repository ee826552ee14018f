import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LazyReportDialog } from '../../moderation/components/lazy-report-dialog.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { useChangeMessage } from '../api/change-message.ts'
import type { Message } from '../model.ts'
import { plainLine } from '../plain-line.ts'
import classes from './MessageLog.module.css'

interface Props {
  message: Message
  thread: string
  /** The author; missing for the reader's own messages. */
  author?: string
  canEdit: boolean
  onEdit: () => void
}

/** A button on each message; its menu is created on click. */
export function MessageMenu(props: Props) {
  const { t } = useTranslation('messages')
  const [isUsed, setUsed] = useState(false)
  const { author, message } = props
  const { body, files } = message
  const text = (plainLine(body) || (files[0]?.name ?? '')).slice(0, 40)
  const button = (
    <ActionIcon
      className={classes.menu}
      variant="subtle"
      color="gray"
      size="md"
      aria-label={author ? t('message.optionsOf', { text, name: author }) : t('message.options', { text })}
      aria-haspopup="menu"
      onClick={() => setUsed(true)}
    >
      <IconDots size={18} />
    </ActionIcon>
  )
  return isUsed ? <OpenMenu {...props} button={button} /> : button
}

function OpenMenu({ button, ...props }: Props & { button: React.ReactNode }) {
  return props.author === undefined ? (
    <OwnMenu {...props} button={button} />
  ) : (
    <OthersMenu {...props} name={props.author} button={button} />
  )
}

function OthersMenu({ message, name, button }: Props & { name: string; button: React.ReactNode }) {
  const { t } = useTranslation()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Menu defaultOpened position="bottom-end" withinPortal>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFlag size={16} />} onClick={() => setReporting(true)}>
            {t('report.button')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <Suspense>
          <LazyReportDialog
            kind="message"
            id={message.id}
            name={name}
            canBlock
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function OwnMenu({ message, thread, canEdit, onEdit, button }: Props & { button: React.ReactNode }) {
  const { t } = useTranslation('messages')
  const { id: me } = useSignedIn()
  const [isAsking, setAsking] = useState(false)
  const change = useChangeMessage(me, thread)
  const remove = () => change.mutate({ id: message.id, body: null }, { onSettled: () => setAsking(false) })
  return (
    <>
      <Menu defaultOpened position="bottom-end" withinPortal>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          {canEdit && message.body && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
              {t('message.edit')}
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setAsking(true)}>
            {t('message.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('message.deleteTitle')}>
        <Text mb="lg">{t('message.deleteText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('message.keep')}
          </Button>
          <Button color="red" loading={change.isPending} onClick={remove}>
            {t('message.delete')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
