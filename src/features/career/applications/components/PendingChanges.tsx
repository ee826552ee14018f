import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError, errorText } from '../../../../lib/errors.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { ConflictChoice, ConflictNotice } from '../../../../ui/SaveConflict.tsx'
import type { Field } from '../merge.ts'
import type { Column } from '../model.ts'
import { boardOutboxOf } from '../outbox/board-outbox.ts'
import type { Change, Problem } from '../outbox/kept-changes.ts'
import { useColumnName } from '../use-column-name.ts'

interface Props {
  userId: string
  columns: Column[]
}

/** Changes that wait for the network, and those that don't fit what was saved elsewhere. */
export function PendingChanges({ userId, columns }: Props) {
  const { t } = useTranslation('applications')
  const outbox = boardOutboxOf(userId)
  const changes = useSyncExternalStore(outbox.subscribe, outbox.get)
  const waiting = changes.filter(({ problem }) => !problem)
  const refused = changes.filter(({ problem }) => problem)
  if (changes.length === 0) return null
  return (
    <Stack gap="sm" mb="lg">
      {waiting.length > 0 && (
        <Alert role="status" variant="light" icon={<IconCloudUp aria-hidden />}>
          {t('pending.waiting', { count: waiting.length })}
        </Alert>
      )}
      {refused.map((change) => (
        <RefusedChange
          key={change.id}
          change={change}
          problem={change.problem!}
          columns={columns}
          userId={userId}
        />
      ))}
    </Stack>
  )
}

function RefusedChange({ change, problem, columns, userId }: Props & { change: Change; problem: Problem }) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  const nameOf = useColumnName()
  const outbox = boardOutboxOf(userId)
  const { name: card } = change
  const shown = (value: unknown) => (Array.isArray(value) ? formatItems(value) : String(value ?? ''))
  const choices = {
    onKeepMine: () => outbox.keepMine(change),
    onTakeTheirs: () => outbox.takeTheirs(change),
  }
  if (problem.kind === 'moved') {
    const column = columns.find(({ id }) => id === problem.column)
    return (
      <ConflictNotice text={t('pending.moved', { card, column: column ? nameOf(column) : '' })}>
        <ConflictChoice {...choices} />
      </ConflictNotice>
    )
  }
  if (problem.kind === 'changed') {
    const fields = Object.keys(problem.theirs) as Field[]
    return (
      <ConflictNotice text={t('pending.changed', { card })}>
        <ConflictChoice
          {...choices}
          theirs={fields
            .map((field) =>
              t('pending.field', { field: t(`fields.${field}`), value: shown(problem.theirs[field]) }),
            )
            .join('\n')}
        />
      </ConflictNotice>
    )
  }
  const discard = (
    <Button variant="default" onClick={() => outbox.discard(change)}>
      {t('pending.discard')}
    </Button>
  )
  if (problem.kind === 'deleted') {
    const texts = change.kind === 'save' ? Object.values(change.changes).map(shown).filter(Boolean) : []
    return (
      <ConflictNotice title={tCommon('saving.changed.deleted')} text={t('pending.deleted', { card })}>
        {texts.map((text) => (
          <Text key={text} style={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Text>
        ))}
        <Group>{discard}</Group>
      </ConflictNotice>
    )
  }
  if (problem.kind === 'edited') {
    return (
      <ConflictNotice text={t('pending.edited', { card })}>
        <Group>
          <Button color="red" onClick={() => void outbox.keepMine(change)}>
            {t('card.delete')}
          </Button>
          <Button variant="default" onClick={() => outbox.discard(change)}>
            {t('pending.keep')}
          </Button>
        </Group>
      </ConflictNotice>
    )
  }
  const reason = errorText(new AppError(problem.code, problem.message))
  return (
    <ConflictNotice title={t('pending.refused')} text={t('pending.why', { card, reason })}>
      <Group>
        <Button onClick={() => void outbox.keepMine(change)}>{tCommon('retry')}</Button>
        {discard}
      </Group>
    </ConflictNotice>
  )
}
