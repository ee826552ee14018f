import { Text, Title } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { conversationsQuery } from '../api/get-conversations.ts'
import { useLiveLists } from '../use-live-lists.ts'
import { ConversationList } from './ConversationList.tsx'
import classes from './MessagesView.module.css'
import { Thread } from './Thread.tsx'

interface Props {
  /**
   * Companies and makers message candidates they are in contact with; they can't start conversations here.
   */
  side?: 'candidate' | 'company' | 'maker'
}

/** The list and the open conversation side by side; on small screens, one at a time. */
export function MessagesView({ side = 'candidate' }: Props) {
  const { t } = useTranslation('messages')
  const { conversationId: id } = useParams()
  const { id: me } = useSignedIn()
  const { data } = useInfiniteQuery(conversationsQuery(useQueryClient(), me, ''))
  const hasConversations = Boolean(data?.pages[0]?.length)
  useLiveLists()
  return (
    <div className={classes.frame} data-open={Boolean(id)}>
      <section className={classes.list} aria-label={t('list.label')}>
        <ConversationList open={id} side={side} />
      </section>
      {id ? (
        <Thread key={id} id={id} />
      ) : (
        <div className={classes.none}>
          {hasConversations && (
            <>
              <Title order={2} fz="lg">
                {t('thread.choose')}
              </Title>
              <Text c="dimmed">{t('thread.chooseText')}</Text>
            </>
          )}
        </div>
      )}
    </div>
  )
}
