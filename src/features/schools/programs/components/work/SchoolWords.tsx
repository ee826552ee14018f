import { ActionIcon, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { Form } from '../../../../../ui/Form.tsx'
import { Markdown } from '../../../../../ui/Markdown.tsx'
import { toast } from '../../../../../ui/toast.ts'
import type { SharedAttempt } from '../../api/answers.ts'
import { useRemoveCoReview, useWriteCoReview } from '../../api/change-co-reviews.ts'
import classes from './SchoolWords.module.css'

interface Props {
  enrollmentId: string
  attempt: SharedAttempt
}

/** The school's own comments on an attempt, never part of the verdict. */
export function SchoolWords({ enrollmentId, attempt }: Props) {
  const { t } = useTranslation('programs')
  const id = useId()
  const [body, setBody] = useState('')
  const write = useWriteCoReview(enrollmentId)
  const remove = useRemoveCoReview(enrollmentId)
  return (
    <section className={classes.words} aria-labelledby={id}>
      <Title order={3} fz="lg" id={id}>
        {t('work.comments')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('work.hint')}
      </Text>
      {attempt.comments.length === 0 && <Text c="dimmed">{t('work.none')}</Text>}
      <Stack gap="md">
        {attempt.comments.map((comment) => {
          const date = formatDate(comment.created_at)
          return (
            <div key={comment.id}>
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" c="dimmed">
                  {t('work.by', { name: comment.author ?? t('work.somebody'), date })}
                </Text>
                {comment.is_mine && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('work.remove', { date })}
                    loading={remove.isPending && remove.variables === comment.id}
                    onClick={() =>
                      remove.mutate(comment.id, {
                        onSuccess: () => toast.success({ title: t('work.removed') }),
                      })
                    }
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </Group>
              <Markdown>{comment.body}</Markdown>
            </div>
          )
        })}
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            write.mutate(
              { submission_id: attempt.id, body },
              {
                onSuccess: () => {
                  setBody('')
                  toast.success({ title: t('work.sent') })
                },
              },
            )
          }}
        >
          <Textarea
            label={t('work.label')}
            autosize
            minRows={3}
            maxLength={4000}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <Group justify="flex-end" mt="sm">
            <Button type="submit" disabled={!body.trim()} loading={write.isPending}>
              {t('work.send')}
            </Button>
          </Group>
        </Form>
      </Stack>
    </section>
  )
}
