import { Button, Divider, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Pipeline, Row } from '../api/answers.ts'
import { type Answer, useAnswer } from '../api/change-pipeline.ts'
import { longestWords, reasons, shortestWords } from '../model.ts'
import { canAnswer } from '../pipeline.ts'
import { useApplicantName } from '../use-applicant-name.ts'

interface Props {
  pipeline: Pipeline
  rows: Row[]
  onSent?: (ids: string[]) => void
  onClose: () => void
}

const isComplete = ({ reason, words }: Answer) => reason !== '' && words.trim().length >= shortestWords

/** Answers one or several applications. Each keeps its own reason; a text for all is only where they start from. */
export function AnswerDialog({ pipeline, rows: asked, onSent, onClose }: Props) {
  const { t } = useTranslation('openingApplications')
  const { t: tCommon } = useTranslation('openingApplications', { keyPrefix: 'answer' })
  const nameOf = useApplicantName()
  const [isTried, setTried] = useState(false)
  const { status } = pipeline
  const rows = asked.filter((row) => canAnswer(row, status))
  const unopened = asked.filter((row) => !canAnswer(row, status))
  const [given, setGiven] = useState<Answer[]>(() =>
    rows.map(({ id, stage }) => ({
      id,
      stage,
      reason: status === 'filled' ? 'filled' : '',
      words: '',
      wouldChange: '',
      missions: [],
    })),
  )
  const [words, setWords] = useState('')
  const send = useAnswer(pipeline.id, (sent, wanted) => {
    const skipped = wanted.length - sent.length
    toast.success({
      title: tCommon('sent', { count: sent.length }),
      message: skipped > 0 ? tCommon('skipped', { count: skipped }) : undefined,
    })
    onSent?.(wanted.map(({ id }) => id))
    onClose()
  })
  const change = (id: string, changes: Partial<Answer>) =>
    setGiven((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const submit = () => {
    setTried(true)
    if (given.every(isComplete)) send.mutate(given)
  }
  return (
    <FormDialog
      title={tCommon('title', { count: rows.length })}
      size="lg"
      action={tCommon('send', { count: rows.length })}
      change={send}
      isEdited={given.some(({ reason, words }) => words !== '' || (reason !== '' && reason !== 'filled'))}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text c="dimmed">{tCommon('text')}</Text>
      {unopened.length > 0 && <Text>{tCommon('leftOut', { names: formatList(unopened.map(nameOf)) })}</Text>}
      {rows.length > 1 && (
        <Stack gap="xs" align="flex-start">
          <Textarea
            label={tCommon('all')}
            w="100%"
            autosize
            minRows={2}
            maxLength={longestWords}
            value={words}
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
          <Button
            variant="default"
            disabled={words.trim() === ''}
            onClick={() => setGiven((before) => before.map((one) => ({ ...one, words })))}
          >
            {tCommon('use')}
          </Button>
        </Stack>
      )}
      {rows.map((row, place) => {
        const answer = given[place]!
        const missing = pipeline.mustHaves.filter(({ slug }) => !row.proven?.includes(slug))
        return (
          <Stack key={row.id} gap="sm" component="fieldset" m={0} p={0} style={{ border: 0 }}>
            {rows.length > 1 && <Divider />}
            <Text component="legend" fw={600} p={0}>
              {nameOf(row)}
              {missing.length > 0 && (
                <Text span size="sm" c="dimmed" ml="xs">
                  {tCommon('missing', {
                    skills: formatList(missing.map((skill) => inLanguage(skill, 'name'))),
                  })}
                </Text>
              )}
            </Text>
            <FilterSelect
              label={tCommon('reason')}
              required
              all={tCommon('chooseReason')}
              value={answer.reason}
              choices={(row.openedAt ? reasons : (['filled'] as const)).map((value) => ({
                value,
                label: t(`reasons.${value}`),
              }))}
              error={isTried && answer.reason === '' && tCommon('chooseReason')}
              onChange={(reason) => change(row.id, { reason: reason ?? '' })}
            />
            <Textarea
              label={tCommon('words')}
              description={tCommon('wordsHint')}
              required
              autosize
              minRows={3}
              maxLength={longestWords}
              error={isTried && answer.words.trim().length < shortestWords && tCommon('wordsHint')}
              value={answer.words}
              onChange={({ currentTarget: { value } }) => change(row.id, { words: value })}
            />
            <Textarea
              label={tCommon('wouldChange')}
              autosize
              minRows={2}
              maxLength={1000}
              value={answer.wouldChange}
              onChange={({ currentTarget: { value } }) => change(row.id, { wouldChange: value })}
            />
            {pipeline.missions.length > 0 && (
              <NativeSelect
                label={tCommon('mission')}
                value={answer.missions[0] ?? ''}
                data={[
                  { value: '', label: tCommon('noMission') },
                  ...pipeline.missions.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  change(row.id, { missions: value ? [value] : [] })
                }
              />
            )}
          </Stack>
        )
      })}
    </FormDialog>
  )
}
