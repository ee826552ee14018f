import { Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemarkForm, RemarkList } from '../../../../ui/Remarks.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Pipeline, Received } from '../api/answers.ts'
import { useComment, useDeleteComment } from '../api/change-pipeline.ts'

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
  const others = team.filter((member) => member.id !== me)
  return (
    <Section title={t('comments')} hint={t('commentsHint')}>
      {comments.length === 0 ? (
        <Text c="dimmed">{t('noComments')}</Text>
      ) : (
        <RemarkList
          remarks={comments}
          deleteLabel={t('deleteComment')}
          onDelete={(comment) => remove.mutate(comment)}
        />
      )}
      <RemarkForm
        label={t('comment')}
        action={t('send')}
        maxLength={2000}
        body={body}
        onChange={setBody}
        change={send}
        onSubmit={() => send.mutate({ body, mentions })}
      >
        {others.length > 0 && (
          <Checkbox.Group label={t('mention')} value={mentions} onChange={setMentions}>
            <Group gap="md" mt={4}>
              {others.map(({ id: member, name }) => (
                <Checkbox key={member} value={member} label={name} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </RemarkForm>
    </Section>
  )
}
