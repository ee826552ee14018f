import { VisuallyHidden } from '@mantine/core'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../../lib/moments.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { FileRow } from '../../../core/files/components/FileRows.tsx'
import type { Member } from '../api/answers.ts'
import type { Row } from '../thread.ts'
import { dayName } from '../when.ts'
import { MessageEditor } from './MessageEditor.tsx'
import classes from './MessageLog.module.css'
import { MessageMenu } from './MessageMenu.tsx'

interface Props {
  row: Row
  thread: string
  author: Member | undefined
  showsNames: boolean
  isMine: boolean
  canChange: boolean
  isWanted: boolean
  /** Set on the last own message. */
  state: 'sent' | 'read' | undefined
}

/** Rerenders only when it changes, because others come and go around it. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { row, thread, author, showsNames, isMine, canChange, isWanted, state } = props
  const { t } = useTranslation('messages')
  const [isEditing, setEditing] = useState(false)
  const { message, beginsDay, isFirstNew, beginsGroup } = row
  const name = isMine ? t('message.you') : (author?.name ?? t('thread.somebody'))
  return (
    <>
      {beginsDay && <li className={classes.day}>{dayName(message.at)}</li>}
      {isFirstNew && <li className={classes.fresh}>{t('thread.fresh')}</li>}
      <li
        className={classes.row}
        data-number={message.number}
        data-mine={isMine || undefined}
        data-begins={beginsGroup || undefined}
        data-wanted={isWanted || undefined}
        tabIndex={isWanted ? -1 : undefined}
      >
        {showsNames && beginsGroup && !isMine ? (
          <span className={classes.author}>{name}</span>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
        {isEditing ? (
          <MessageEditor message={message} thread={thread} onDone={() => setEditing(false)} />
        ) : (
          <div className={classes.line}>
            <div className={classes.bubble}>
              <Content row={row} />
            </div>
            {message.author && !message.deletedAt && (
              <MessageMenu
                message={message}
                thread={thread}
                author={isMine ? undefined : name}
                canEdit={canChange}
                onEdit={() => setEditing(true)}
              />
            )}
          </div>
        )}
        {(beginsGroup || state || message.editedAt) && (
          <span className={classes.foot}>
            <time dateTime={message.at}>{formatTime(message.at)}</time>
            {message.editedAt && !message.deletedAt && <span>{t('message.edited')}</span>}
            {state && <span>{t(`message.${state}`)}</span>}
          </span>
        )}
      </li>
    </>
  )
})

function Content({ row: { message } }: { row: Row }) {
  const { t } = useTranslation('messages')
  if (message.deletedAt) return <span className={classes.gone}>{t('message.deleted')}</span>
  if (!message.body && message.files.length === 0)
    return <span className={classes.gone}>{t('message.fileGone')}</span>
  return (
    <>
      {message.body && <Markdown>{message.body}</Markdown>}
      {message.files.length > 0 && (
        <ul className={classes.files}>
          {message.files.map((file) => (
            <FileRow key={file.path} bucket="conversations" file={file} />
          ))}
        </ul>
      )}
    </>
  )
}
