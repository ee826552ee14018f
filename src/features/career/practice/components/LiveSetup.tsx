import {
  Button,
  Card,
  Chip,
  Group,
  Input,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
} from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { clearButton } from '../../../../ui/clear-button.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { categories } from '../../../missions/missions/model.ts'
import { useStartRound } from '../api/live-round.ts'
import { chooseQuestions, fits } from '../choose-questions.ts'
import { type Question, type QuestionKind, questionKinds, recordingDays, type Trade } from '../model.ts'

const counts = ['3', '5', '8', '12']
const times = ['60', '90', '120', '180']

interface Props {
  questions: Question[]
  practised: Record<string, string>
}

/** What the next round asks, and how long each answer may take. */
export function LiveSetup({ questions, practised }: Props) {
  const { t } = useTranslation(['practice', 'missions'])
  const path = useAreaPath()
  const navigate = useNavigate()
  const start = useStartRound()
  const [trade, setTrade] = useState<Trade | null>(null)
  const [kinds, setKinds] = useState<QuestionKind[]>([])
  const [count, setCount] = useState('5')
  const [seconds, setSeconds] = useState('120')
  const [isRecorded, setRecorded] = useState(false)
  const fitting = questions.filter((question) => fits({ kinds, trade }, question)).length
  const asked = Math.min(fitting, Number(count))
  const minutes = (value: string) => t('live.minutes', { minutes: formatNumber(Number(value) / 60) })

  const begin = () => {
    const chosen = chooseQuestions(questions, { kinds, trade, count: Number(count) }, practised)
    start.mutate(
      { questions: chosen.map(({ slug }) => slug), seconds: Number(seconds) },
      {
        onSuccess: (id) => navigate(path(`/booster/practice/live/${id}${isRecorded ? '?record=1' : ''}`)),
      },
    )
  }
  return (
    <Card padding="lg" maw={720}>
      <Stack gap="lg">
        <Select
          label={t('live.trade')}
          description={t('live.tradeHint')}
          placeholder={t('everyTrade')}
          clearable
          clearButtonProps={clearButton(t('everyTrade'))}
          data={categories.map((value) => ({ value, label: t(`missions:categories.${value}`) }))}
          value={trade}
          onChange={setTrade}
        />
        <Input.Wrapper label={t('live.kinds')} description={t('live.kindsHint')} labelElement="div">
          <Group gap="xs" mt={6} role="group" aria-label={t('live.kinds')}>
            <Chip.Group multiple value={kinds} onChange={(value) => setKinds(value as QuestionKind[])}>
              {questionKinds.map((kind) => (
                <Chip key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </Chip>
              ))}
            </Chip.Group>
          </Group>
        </Input.Wrapper>
        <Group gap="xl" align="flex-start">
          <Input.Wrapper label={t('live.count')} labelElement="div">
            <SegmentedControl
              mt={6}
              display="flex"
              aria-label={t('live.count')}
              data={counts}
              value={count}
              onChange={setCount}
            />
          </Input.Wrapper>
          <Input.Wrapper label={t('live.seconds')} labelElement="div">
            <SegmentedControl
              mt={6}
              display="flex"
              aria-label={t('live.seconds')}
              data={times.map((value) => ({ value, label: minutes(value) }))}
              value={seconds}
              onChange={setSeconds}
            />
          </Input.Wrapper>
        </Group>
        <Switch
          label={t('live.record')}
          description={t('live.recordHint', { days: recordingDays })}
          checked={isRecorded}
          onChange={(event) => setRecorded(event.currentTarget.checked)}
        />
        <Group justify="space-between" gap="sm">
          <Text role="status" c="dimmed">
            {asked > 0
              ? t('live.fit', { count: asked, time: formatDuration(asked * Number(seconds)) })
              : t('live.noneFit')}
          </Text>
          <Button disabled={asked === 0} loading={start.isPending} onClick={begin}>
            {t('live.start')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
