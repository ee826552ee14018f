import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { plainWords } from '../../../../ui/markdown-places.ts'
import type { ReviewWork } from '../api/answers.ts'
import { commentOn, isOnPassage } from '../comments.ts'
import { ThreadHistory } from './passages/ThreadHistory.tsx'
import classes from './WorkPanel.module.css'

/** Feedback on earlier attempts, from any reviewer. */
export function EarlierFeedback({ work: { earlier, rubric } }: { work: ReviewWork }) {
  const { t } = useTranslation('reviews')
  const told = earlier.filter(({ verdict }) => verdict).reverse()
  if (told.length === 0) return null
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={3}>{t('earlier.title')}</Title>
        {told.map(({ attempt, verdict, summary, scores, comments }) => (
          <details key={attempt} className={classes.task}>
            <summary>{t('earlier.attempt', { attempt, verdict: t(`verdicts.${verdict!}`) })}</summary>
            <Markdown>{summary ?? ''}</Markdown>
            <ul className={classes.told}>
              {rubric.map(({ id, title, levels }) => {
                const level = scores?.[id]?.level
                const comment = commentOn(comments, id)
                return (
                  <li key={id}>
                    <Text size="sm" fw={600}>
                      {title}
                    </Text>
                    {level !== undefined && (
                      <Text size="sm" c="dimmed">
                        {t('earlier.level', { level: level + 1, title: levels[level]?.title })}
                      </Text>
                    )}
                    {comment && <Markdown>{comment.body}</Markdown>}
                  </li>
                )
              })}
              {comments.filter(isOnPassage).map(({ id, quote, body, replies }) => (
                <li key={id}>
                  <Text size="sm" c="dimmed" fs="italic">
                    {t('passages.quoted', { words: plainWords(quote) })}
                  </Text>
                  <Markdown>{body}</Markdown>
                  <ThreadHistory replies={replies} reader="reviewer" />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Stack>
    </Card>
  )
}
