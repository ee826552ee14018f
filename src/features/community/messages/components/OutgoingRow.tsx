import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AppError, errorText } from '../../../../lib/errors.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { Outbox, OutgoingState } from '../outbox.ts'
import type { Outgoing } from '../outgoing.ts'
import classes from './MessageLog.module.css'

interface Props {
  item: Outgoing
  state: OutgoingState
  outbox: Outbox
}

/** A message that hasn't arrived yet: sending, waiting for a connection, or refused with a reason. */
export function OutgoingRow({ item, state, outbox }: Props) {
  const { t } = useTranslation('messages')
  const { id, body, files, problem } = item
  return (
    <li className={classes.row} data-mine data-begins data-waiting>
      <VisuallyHidden>{t('message.you')}</VisuallyHidden>
      <div className={classes.line}>
        <div className={classes.bubble}>
          <Markdown>{body || formatItems(files.map(({ name }) => name))}</Markdown>
        </div>
      </div>
      {problem ? (
        <span className={classes.foot} role="alert">
          <span className={classes.failed}>
            {t('message.failed', { reason: errorText(new AppError(problem.code, problem.message)) })}
          </span>
          <Button size="compact-xs" variant="default" onClick={() => outbox.retry(id)}>
            {t('message.retry')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => outbox.discard(id)}>
            {t('message.discard')}
          </Button>
        </span>
      ) : (
        <span className={classes.foot}>{t(`message.${state}`)}</span>
      )}
    </li>
  )
}
