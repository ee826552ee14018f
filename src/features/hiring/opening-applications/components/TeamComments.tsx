import { ActionIcon, Alert, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { errorText } from '../../../../lib/errors.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Pipeline, Received } from '../api/answers.ts'
import { useComment, useDeleteComment } from '../api/change-pipeline.ts'
import classes from './OpeningApplications.module.css'

interface Props {
  received: Received
  team: Pipeline['team']
}

/** What the team writes about an application; the applicant never reads it. */
export function TeamComments({ received: { id, comments }, team }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'reading' })
  const me = useSignedIn().id
  const [body, setBody] = useState('')
  const [mentions, setMentions] = useState<string[]>([])
  const remove = useDeleteComment()
  const send = useComment(id, () => {
    setBody('')
    setMentions([])
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim()) send.mutate({ body, mentions })
  }
  const others = team.filter((member) => member.id !== me)
  return (
    <Section title={t('comments')} hint={t('commentsHint')}>
      {comments.length === 0 ? (
        <Text c="dimmed">{t('noComments')}</Text>
      ) : (
        <ul className={classes.plain}>
          {comments.map(({ id: commentId, author, isMine, body: said, at }) => (
            <li key={commentId}>
              <Group justify="space-between" wrap="nowrap" align="flex-start">
                <div>
                  <Text size="sm" c="dimmed">
                    {author ?? noValue} · {timeAgo(at)}
                  </Text>
                  <p className={classes.words}>{said}</p>
                </div>
                {isMine && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('deleteComment')}
                    onClick={() => remove.mutate(commentId)}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
      <Form onSubmit={submit}>
        <Stack gap="sm" align="flex-start">
          <Textarea
            label={t('comment')}
            w="100%"
            autosize
            minRows={2}
            maxLength={2000}
            value={body}
            onChange={({ currentTarget: { value } }) => setBody(value)}
          />
          {others.length > 0 && (
            <Checkbox.Group label={t('mention')} value={mentions} onChange={setMentions}>
              <Group gap="md" mt={4}>
                {others.map(({ id: member, name }) => (
                  <Checkbox key={member} value={member} label={name} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
          {send.error != null && (
            <Alert color="red" role="alert" w="100%">
              {errorText(send.error)}
            </Alert>
          )}
          <Button type="submit" variant="default" disabled={!body.trim()} loading={send.isPending}>
            {t('send')}
          </Button>
        </Stack>
      </Form>
    </Section>
  )
}
