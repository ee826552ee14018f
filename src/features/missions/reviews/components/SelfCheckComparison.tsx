import { Button, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { toast } from '../../../../ui/toast.ts'
import type { ReviewWork } from '../api/answers.ts'
import { selfCheckOfQuery } from '../api/self-checks.ts'
import { isFilled } from '../model.ts'
import type { useReviewDraft } from '../use-review-draft.ts'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
}

/** How the candidate rated the same work: available once every criterion has a level. */
export function SelfCheckComparison({ work: { submission, rubric }, draft, canEdit }: Props) {
  const { t } = useTranslation('reviews')
  const [isAsked, setAsked] = useState(false)
  const { data: own, error, isFetching } = useQuery({ ...selfCheckOfQuery(submission.id), enabled: isAsked })
  if (!isFilled(rubric, draft.draft.scores)) return null
  async function compare(): Promise<void> {
    // The database responds only once all levels are saved.
    if (canEdit) await draft.flush().catch(toast.error)
    setAsked(true)
  }
  if (own === undefined) {
    return (
      <>
        <Button
          variant="default"
          leftSection={<IconScale size={18} aria-hidden />}
          loading={isAsked && isFetching}
          onClick={compare}
        >
          {t('selfCheck.show')}
        </Button>
        {error && <Text c="var(--danger-text)">{errorText(error)}</Text>}
      </>
    )
  }
  if (own === null) return <Text c="dimmed">{t('selfCheck.none')}</Text>
  return (
    <Stack gap="xs" role="region" aria-label={t('selfCheck.title')}>
      <Text fw={600}>{t('selfCheck.title')}</Text>
      {rubric.map(({ id, title, levels }) => {
        const level = own[id]
        const theirs = level === undefined ? undefined : levels[level]?.title
        return (
          <Text key={id} size="sm">
            {t('selfCheck.level', { criterion: title, level: theirs ?? t('selfCheck.notRated') })}
          </Text>
        )
      })}
    </Stack>
  )
}
