import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Editor.module.css'
import { EntryFrame } from './EntryFrame.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useRemoval } from './use-removal.ts'

interface Props<Entry> {
  /** Anchor for links. */
  id?: string
  entries: Entry[]
  onChange: (entries: Entry[]) => void
  title: string
  /** One entry, such as "Link": its name while it has none is "Link 1". */
  kind: string
  empty: string
  add: string
  blank: () => Entry
  nameOf: (entry: Entry) => string
  most?: number
  children: (index: number) => ReactNode
}

/** A list of entries to add, reorder and remove; removals can be undone. */
export function EntriesField<Entry extends { key: string }>(props: Props<Entry>) {
  const { id, entries, onChange, title, kind, empty, add, blank, nameOf, most = 50, children } = props
  const { t } = useTranslation()
  const { removal, remember, undo } = useRemoval()
  const called = (entry: Entry, index: number) =>
    nameOf(entry) || t('editor.entry', { kind, number: index + 1 })
  const remove = (entry: Entry, index: number) => {
    onChange(entries.toSpliced(index, 1))
    remember(called(entry, index), () => onChange(entries))
  }
  const move = (entry: Entry, index: number, by: -1 | 1) =>
    onChange(entries.toSpliced(index, 1).toSpliced(index + by, 0, entry))
  return (
    <Card padding="lg" component="section" id={id} tabIndex={id ? -1 : undefined}>
      <Stack gap="md" align="stretch">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {entries.length === 0 && <Text c="dimmed">{empty}</Text>}
        <ol className={classes.entries}>
          {entries.map((entry, index) => (
            <EntryFrame
              key={entry.key}
              what={called(entry, index)}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              onMove={(by) => move(entry, index, by)}
              onRemove={() => remove(entry, index)}
            >
              {children(index)}
            </EntryFrame>
          ))}
        </ol>
        <UndoBar removal={removal} onUndo={undo} />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          disabled={entries.length >= most}
          onClick={() => onChange([...entries, blank()])}
        >
          {add}
        </Button>
      </Stack>
    </Card>
  )
}
