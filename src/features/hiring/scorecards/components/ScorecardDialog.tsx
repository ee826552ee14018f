import { Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Scorecards } from '../api/answers.ts'
import { useSubmitScorecard } from '../api/scorecards.ts'
import {
  emptyScorecard,
  isComplete,
  longestNote,
  longestWords,
  type Points,
  points,
  type Recommendation,
  recommendations,
  shortestWords,
} from '../model.ts'

interface Props {
  applicationId: string
  criteria: Scorecards['criteria']
  isBlind: boolean
  onClose: () => void
}

/** Each criterion from 1 to 4, a recommendation, and words. It can't be changed once it is submitted. */
export function ScorecardDialog({ applicationId, criteria, isBlind, onClose }: Props) {
  const { t } = useTranslation('scorecards')
  const [form, setForm] = useState(() => emptyScorecard(criteria))
  const [isTried, setTried] = useState(false)
  const submit = useSubmitScorecard(applicationId, () => {
    toast.success({ title: t('done') })
    onClose()
  })
  const { scores, recommendation, words } = form
  const score = (id: string, changes: Partial<(typeof scores)[string]>) =>
    setForm({ ...form, scores: { ...scores, [id]: { ...scores[id]!, ...changes } } })
  return (
    <FormDialog
      title={t('fill')}
      size="lg"
      action={t('submit')}
      change={submit}
      isEdited={recommendation !== '' || Object.values(scores).some((one) => one.score !== undefined)}
      onSubmit={() => {
        setTried(true)
        if (isComplete(form)) submit.mutate(form)
      }}
      onClose={onClose}
    >
      <Text c="dimmed">
        {t('final')} {isBlind && t('whileBlind')}
      </Text>
      {criteria.map(({ id, name, description }) => (
        <Stack key={id} gap="xs">
          <Radio.Group
            label={name}
            description={description || undefined}
            required
            value={String(scores[id]!.score ?? '')}
            error={isTried && scores[id]!.score === undefined && t('scoreMissing')}
            onChange={(value) => score(id, { score: Number(value) as Points })}
          >
            <Group gap="md" mt={6} mb={4}>
              {points.map((value) => (
                <Radio key={value} value={String(value)} label={t(`points.p${value}`)} />
              ))}
            </Group>
          </Radio.Group>
          <TextInput
            label={t('note')}
            aria-label={t('noteFor', { name })}
            maxLength={longestNote}
            value={scores[id]!.note}
            onChange={({ currentTarget: { value } }) => score(id, { note: value })}
          />
        </Stack>
      ))}
      <Radio.Group
        label={t('recommendation')}
        required
        value={recommendation}
        error={isTried && recommendation === '' && t('recommendationMissing')}
        onChange={(value) => setForm({ ...form, recommendation: value as Recommendation })}
      >
        <Group gap="md" mt={6} mb={4}>
          {recommendations.map((value) => (
            <Radio key={value} value={value} label={t(`recommendations.${value}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Textarea
        label={t('words')}
        description={t('wordsHint')}
        required
        autosize
        minRows={3}
        maxLength={longestWords}
        error={isTried && words.trim().length < shortestWords && t('length')}
        value={words}
        onChange={({ currentTarget: { value } }) => setForm({ ...form, words: value })}
      />
    </FormDialog>
  )
}
