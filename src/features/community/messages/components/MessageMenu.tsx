import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainLine } from '../../../../lib/plain-text.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { LazyReportDialog } from '../../../account/reports/components/lazy-report-dialog.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Message } from '../api/answers.ts'
import { useChangeMessage } from '../api/change-message.ts'
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
  const change = useChangeMessage(me, thread, 'caller')
  const remove = () => change.mutate({ id: message.id, body: null }, { onSuccess: () => setAsking(false) })
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
      <ConfirmDialog
        opened={isAsking}
        title={t('message.deleteTitle')}
        text={t('message.deleteText')}
        action={t('message.delete')}
        cancel={t('message.keep')}
        isHarmful
        change={change}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
