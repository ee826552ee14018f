import { Button, Checkbox, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AmountInput } from '../../../../../ui/AmountInput.tsx'
import { Section } from '../../../../../ui/Section.tsx'
import { fieldId, maxCriteria, maxInterviews, maxQuestions, newStage } from '../../model.ts'
import classes from '../OpeningEditor.module.css'
import type { SectionProps } from './section.ts'

/** Questions, steps with their promised answers, and what interviewers score. */
export function ProcessSection({ draft, data, change, errorOf }: SectionProps) {
  const { t } = useTranslation('openingEditor')
  const { questions, criteria, stages } = draft
  const isFixed = data.opening?.criteriaFixed ?? false
  const interviews = stages.filter(({ kind }) => kind === 'interview')
  const lastInterview = stages.findLastIndex(({ kind }) => kind === 'interview')
  return (
    <Section title={t('process.title')}>
      <fieldset className={classes.plain} id={fieldId('questions')} tabIndex={-1}>
        <Stack gap="xs">
          <Text component="legend" fw={600} fz="md">
            {t('process.questions')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('process.questionsHint')}
          </Text>
          {errorOf('questions') && (
            <Text size="sm" c="var(--danger-text)">
              {errorOf('questions')}
            </Text>
          )}
          <ul className={classes.rows}>
            {questions.map((asked, place) => (
              <li key={asked.id} className={`${classes.row} ${classes.wide}`}>
                <TextInput
                  label={t('process.question', { number: place + 1 })}
                  maxLength={300}
                  value={asked.text}
                  onChange={(event) =>
                    change({
                      questions: questions.with(place, { ...asked, text: event.currentTarget.value }),
                    })
                  }
                />
                <Checkbox
                  pb={8}
                  label={t('process.required')}
                  checked={asked.isRequired}
                  onChange={(event) =>
                    change({
                      questions: questions.with(place, { ...asked, isRequired: event.currentTarget.checked }),
                    })
                  }
                />
                <CloseButton
                  mb={4}
                  aria-label={t('process.removeQuestion', { number: place + 1 })}
                  onClick={() => change({ questions: questions.toSpliced(place, 1) })}
                />
              </li>
            ))}
          </ul>
          {questions.length < maxQuestions && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() =>
                  change({
                    questions: [...questions, { id: crypto.randomUUID(), text: '', isRequired: false }],
                  })
                }
              >
                {t('process.addQuestion')}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
      <fieldset className={classes.plain} id={fieldId('stages')} tabIndex={-1}>
        <Stack gap="xs">
          <Text component="legend" fw={600} fz="md">
            {t('process.stages')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('process.stagesHint')}
          </Text>
          {errorOf('stages') && (
            <Text size="sm" c="var(--danger-text)">
              {errorOf('stages')}
            </Text>
          )}
          <ul className={classes.rows}>
            {stages.map((stage, place) => {
              const kind = t(`stages.${stage.kind}`)
              if (stage.answerDays === null) return null
              return (
                <li key={stage.id} className={`${classes.row} ${classes.wide}`}>
                  <TextInput
                    label={t('process.stageName', { kind })}
                    placeholder={kind}
                    maxLength={40}
                    value={stage.name ?? ''}
                    onChange={(event) =>
                      change({
                        stages: stages.with(place, { ...stage, name: event.currentTarget.value || null }),
                      })
                    }
                  />
                  <AmountInput
                    label={t('process.days')}
                    aria-label={t('process.daysFor', { stage: stage.name || kind })}
                    allowDecimal={false}
                    min={1}
                    max={60}
                    clampBehavior="blur"
                    value={stage.answerDays}
                    onChange={(value) =>
                      change({
                        stages: stages.with(place, {
                          ...stage,
                          answerDays: Math.min(60, Math.max(1, Number(value) || 7)),
                        }),
                      })
                    }
                  />
                  {stage.kind === 'interview' || stage.kind === 'shortlist' ? (
                    <CloseButton
                      mb={4}
                      aria-label={t('process.removeStage', { stage: stage.name || kind })}
                      onClick={() => change({ stages: stages.toSpliced(place, 1) })}
                    />
                  ) : (
                    <span className={classes.gap} />
                  )}
                </li>
              )
            })}
          </ul>
          {interviews.length < maxInterviews && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => {
                  const before = stages.findIndex(({ kind }) => kind === 'offer')
                  const place = lastInterview >= 0 ? lastInterview + 1 : before
                  change({ stages: stages.toSpliced(place, 0, newStage('interview')) })
                }}
              >
                {t('process.addInterview')}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
      <fieldset className={classes.plain} id={fieldId('criteria')} tabIndex={-1}>
        <Stack gap="xs">
          <Text component="legend" fw={600} fz="md">
            {t('process.criteria')}
          </Text>
          <Text size="sm" c="dimmed">
            {t(isFixed ? 'process.criteriaFixed' : 'process.criteriaHint')}
          </Text>
          {errorOf('criteria') && (
            <Text size="sm" c="var(--danger-text)">
              {errorOf('criteria')}
            </Text>
          )}
          <ul className={classes.rows}>
            {criteria.map((scored, place) => (
              <li key={scored.id} className={`${classes.row} ${classes.scored}`}>
                <TextInput
                  label={t('process.criterion', { number: place + 1 })}
                  maxLength={80}
                  readOnly={isFixed}
                  value={scored.name}
                  onChange={(event) =>
                    change({ criteria: criteria.with(place, { ...scored, name: event.currentTarget.value }) })
                  }
                />
                <TextInput
                  label={t('process.criterionText')}
                  aria-label={t('process.criterionTextFor', { number: place + 1 })}
                  maxLength={300}
                  readOnly={isFixed}
                  value={scored.description}
                  onChange={(event) =>
                    change({
                      criteria: criteria.with(place, { ...scored, description: event.currentTarget.value }),
                    })
                  }
                />
                {!isFixed && (
                  <CloseButton
                    mb={4}
                    aria-label={t('process.removeCriterion', { number: place + 1 })}
                    onClick={() => change({ criteria: criteria.toSpliced(place, 1) })}
                  />
                )}
              </li>
            ))}
          </ul>
          {criteria.length < maxCriteria && !isFixed && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() =>
                  change({ criteria: [...criteria, { id: crypto.randomUUID(), name: '', description: '' }] })
                }
              >
                {t('process.addCriterion')}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
    </Section>
  )
}
