import { Card, Group, Kbd, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { ReviewWork } from '../api/answers.ts'
import { commentOn, withCommentOn } from '../comments.ts'
import { weightedScore } from '../model.ts'
import type { useReviewDraft } from '../use-review-draft.ts'
import { useRubricKeys } from '../use-rubric-keys.ts'
import { CriterionField } from './CriterionField.tsx'
import classes from './RubricPanel.module.css'
import { SelfCheckComparison } from './SelfCheckComparison.tsx'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
}

export function RubricPanel({ work, draft: review, canEdit }: Props) {
  const { draft, change } = review
  const { t } = useTranslation('reviews')
  const { rubric, library, evaluatorNotes } = work
  const { scores, comments } = draft
  const last = work.earlier.at(-1)
  const score = weightedScore(rubric, scores)
  const maxLevels = Math.max(...rubric.map(({ levels }) => levels.length))
  const done = rubric.filter(({ id }) => scores[id]?.level !== undefined).length

  const setLevel = (id: string, level: number) => change({ scores: { ...scores, [id]: { level } } })
  const levelBefore = (id: string) => {
    const level = last?.scores?.[id]?.level
    return last && level !== undefined ? { attempt: last.attempt, level } : undefined
  }
  const { at, setAt } = useRubricKeys(rubric, canEdit, setLevel)
  return (
    <Card padding="lg" component="section" aria-labelledby="rubric-title">
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} id="rubric-title">
            {t('rubric.title')}
          </Title>
          <Text size="sm" c={score === undefined ? 'dimmed' : undefined} aria-live="polite">
            {score === undefined ? (
              t('rubric.scoreMissing', { done, total: rubric.length })
            ) : (
              <>
                {t('rubric.score')} <b className={classes.score}>{t('rubric.scoreOutOf', { score })}</b>
              </>
            )}
          </Text>
        </Group>
        {canEdit && (
          <Text size="sm" c="dimmed" className={classes.keys}>
            <Kbd>1</Kbd>–<Kbd>{maxLevels}</Kbd> {t('rubric.keys')} <Kbd>j</Kbd> <Kbd>k</Kbd>{' '}
            {t('rubric.keysMove')}
          </Text>
        )}
        {evaluatorNotes && (
          <details className={classes.notes}>
            <summary>{t('rubric.notes')}</summary>
            <Markdown>{evaluatorNotes}</Markdown>
          </details>
        )}
        {rubric.map((criterion, index) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            level={scores[criterion.id]?.level}
            comment={commentOn(comments, criterion.id)}
            before={levelBefore(criterion.id)}
            library={library}
            canEdit={canEdit}
            isActive={canEdit && index === at}
            onActivate={() => setAt(index)}
            onLevel={(level) => setLevel(criterion.id, level)}
            onComment={(changes) => change({ comments: withCommentOn(comments, criterion.id, changes) })}
          />
        ))}
        <SelfCheckComparison work={work} draft={review} canEdit={canEdit} />
      </Stack>
    </Card>
  )
}
