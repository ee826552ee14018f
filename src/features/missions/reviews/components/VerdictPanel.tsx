import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { MarkdownInput } from '../../../../ui/MarkdownInput.tsx'
import type { ReviewWork } from '../api/answers.ts'
import { nextMissionsQuery } from '../api/get-next-missions.ts'
import { type Decision, missingFor, verdicts } from '../model.ts'
import type { useReviewDraft } from '../use-review-draft.ts'
import type { ReviewTime } from '../use-review-time.ts'
import { DeliverButton } from './DeliverButton.tsx'
import { RefusalFields } from './RefusalFields.tsx'
import classes from './RubricPanel.module.css'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
  time: ReviewTime
}

/** The message to the candidate, and the verdict. */
export function VerdictPanel({ work, draft, canEdit, time }: Props) {
  const { t } = useTranslation('reviews')
  const [made, setDecision] = useState<Decision>({})
  const decide = (part: Decision) => setDecision({ ...made, ...part })
  const isRefusal = made.verdict === 'not_validated'
  const { data: missions = [] } = useQuery({
    ...nextMissionsQuery(work.mission.id, work.mission.category, currentLanguage()),
    enabled: isRefusal,
  })
  // A rejection always suggests a mission, if there is one; the closest by default.
  const decision = isRefusal ? { nextMission: missions[0]?.mission_id, ...made } : made
  const { summary } = draft.draft
  if (!canEdit && !summary) return null
  const missing = missingFor(work.rubric, draft.draft, decision)
  return (
    <Card padding="lg" component="section" aria-labelledby="verdict-title">
      <Stack gap="md">
        <Title order={2} id="verdict-title">
          {t('verdict.title')}
        </Title>
        {canEdit ? (
          <>
            <fieldset className={classes.levels} aria-label={t('verdict.choose')}>
              {verdicts.map((verdict) => (
                <label key={verdict} className={classes.level} data-is-chosen={decision.verdict === verdict}>
                  <input
                    type="radio"
                    name="verdict"
                    checked={decision.verdict === verdict}
                    onChange={() => decide({ verdict })}
                  />
                  <span>
                    <b>{t(`verdicts.${verdict}`)}</b>
                    <small>{t(`verdict.hints.${verdict}`)}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <MarkdownInput
              label={t(decision.verdict === 'revise' ? 'verdict.summaryRevise' : 'verdict.summary')}
              description={t('verdict.summaryHint')}
              autosize
              minRows={4}
              maxLength={5000}
              value={summary}
              onChange={(summary) => draft.change({ summary })}
            />
            {isRefusal && (
              <RefusalFields work={work} missions={missions} decision={decision} onChange={decide} />
            )}
            {missing.length > 0 && (
              <div>
                <Text size="sm" c="dimmed">
                  {t('verdict.missing')}
                </Text>
                <ul className={classes.missing}>
                  {missing.map((one) => (
                    <li key={one}>{t(`verdict.missingOf.${one}`)}</li>
                  ))}
                </ul>
              </div>
            )}
            <DeliverButton
              work={work}
              draft={draft}
              decision={decision}
              isReady={missing.length === 0}
              time={time}
            />
          </>
        ) : (
          <DeliveredVerdict work={work} summary={summary} />
        )}
      </Stack>
    </Card>
  )
}

function DeliveredVerdict({ work: { review, rubric }, summary }: { work: ReviewWork; summary: string }) {
  const { t } = useTranslation('reviews')
  const reason = rubric.find(({ id }) => id === review?.reason_criterion)
  const facts = [
    reason && `${t('feedback.reason')} · ${reason.title}`,
    review?.next_mission && `${t('feedback.next')} · ${review.next_mission}`,
  ].filter((fact) => fact !== undefined && fact !== null && fact !== '')
  return (
    <>
      {review?.verdict && <Text fw={600}>{t(`verdicts.${review.verdict}`)}</Text>}
      <Markdown>{summary}</Markdown>
      {facts.map((fact) => (
        <Text key={fact} size="sm">
          {fact}
        </Text>
      ))}
    </>
  )
}
