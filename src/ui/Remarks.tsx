import { ActionIcon, Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { timeAgo } from '../lib/dates.ts'
import { errorText } from '../lib/errors.ts'
import { noValue } from '../lib/formats/words.ts'
import { Form } from './Form.tsx'
import classes from './Remarks.module.css'

interface Remark {
  id: string
  author: string | null
  isMine: boolean | null
  body: string
  at: string
}

interface ListProps {
  remarks: Remark[]
  deleteLabel: string
  onDelete: (id: string) => void
}

/** What team members wrote; each can delete their own. */
export function RemarkList({ remarks, deleteLabel, onDelete }: ListProps) {
  return (
    <ul className={classes.list}>
      {remarks.map(({ id, author, isMine, body, at }) => (
        <li key={id}>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Text size="sm" c="dimmed">
                {author ?? noValue} · {timeAgo(at)}
              </Text>
              <p className={classes.body}>{body}</p>
            </div>
            {isMine && (
              <ActionIcon variant="subtle" color="gray" aria-label={deleteLabel} onClick={() => onDelete(id)}>
                <IconTrash size={18} />
              </ActionIcon>
            )}
          </Group>
        </li>
      ))}
    </ul>
  )
}

interface FormProps {
  label: string
  hint?: string
  action: string
  maxLength: number
  body: string
  onChange: (body: string) => void
  change: { isPending: boolean; error: unknown }
  onSubmit: () => void
  /** Further fields. */
  children?: ReactNode
}

export function RemarkForm(props: FormProps) {
  const { label, hint, action, maxLength, body, onChange, change, onSubmit, children } = props
  const isEmpty = !body.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onSubmit()
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm" align="flex-start">
        <Textarea
          label={label}
          description={hint}
          w="100%"
          autosize
          minRows={2}
          maxLength={maxLength}
          value={body}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
        {children}
        {change.error != null && (
          <Alert color="red" role="alert" w="100%">
            {errorText(change.error)}
          </Alert>
        )}
        <Button type="submit" variant="default" disabled={isEmpty} loading={change.isPending}>
          {action}
        </Button>
      </Stack>
    </Form>
  )
}
