import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import {
  IconMicrophone,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatStopwatch } from '../../../../lib/formats/durations.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Recording } from '../api/answers.ts'
import { useKeepRecording } from '../api/recordings.ts'
import { maxRecordingSeconds, recordingDays } from '../model.ts'
import { useRecorder } from '../use-recorder.ts'
import classes from './Practice.module.css'
import { RecorderProblemNotice } from './RecorderProblemNotice.tsx'
import { RecordingRows } from './RecordingRows.tsx'
import { SoundPlayer } from './SoundPlayer.tsx'

interface Props {
  question: string
  recordings: Recording[]
}

/** Records an answer; nothing leaves this browser before the person saves it. */
export function RecorderCard({ question, recordings }: Props) {
  const { t } = useTranslation('practice')
  const { recorder, state } = useRecorder()
  const keep = useKeepRecording()
  const { status, seconds, sound, problem, isFull } = state
  const keepIt = () => {
    if (!sound) return
    keep.mutate(
      { ...sound, question },
      {
        onSuccess: () => {
          recorder.discard()
          toast.success({ title: t('record.kept') })
        },
      },
    )
  }
  const isOn = status === 'recording' || status === 'paused'
  return (
    <Card padding="lg" component="section" aria-labelledby="record">
      <Stack gap="md">
        <div>
          <Title order={3} id="record">
            {t('record.title')}
          </Title>
          <Text c="dimmed">
            {t('record.text', { minutes: maxRecordingSeconds / 60, days: recordingDays })}
          </Text>
        </div>
        {problem && <RecorderProblemNotice problem={problem} />}
        <div role="status">{status === 'asking' && <Text>{t('record.asking')}</Text>}</div>
        {(status === 'idle' || status === 'asking') && (
          <Group>
            <Button
              variant="light"
              leftSection={<IconMicrophone size={18} aria-hidden />}
              loading={status === 'asking'}
              onClick={() => void recorder.start()}
            >
              {t('record.start')}
            </Button>
          </Group>
        )}
        {isOn && (
          <Group gap="md">
            <Group gap="xs">
              <span className={classes.dot} data-live={status === 'recording' || undefined} />
              <Text role="status">{t(status === 'recording' ? 'record.recording' : 'record.paused')}</Text>
              <span className={classes.clock}>{formatStopwatch(seconds)}</span>
            </Group>
            <Button
              autoFocus
              leftSection={<IconPlayerStop size={18} aria-hidden />}
              onClick={() => void recorder.stop()}
            >
              {t('record.stop')}
            </Button>
            {status === 'recording' ? (
              <Button
                variant="default"
                leftSection={<IconPlayerPause size={18} aria-hidden />}
                onClick={recorder.pause}
              >
                {t('record.pause')}
              </Button>
            ) : (
              <Button
                variant="default"
                leftSection={<IconPlayerPlay size={18} aria-hidden />}
                onClick={recorder.resume}
              >
                {t('record.resume')}
              </Button>
            )}
          </Group>
        )}
        {sound && (
          <>
            {isFull && <Text role="status">{t('record.full')}</Text>}
            <SoundPlayer blob={sound.blob} label={t('record.listen')} />
            <Group gap="sm">
              <Button autoFocus loading={keep.isPending} onClick={keepIt}>
                {t('record.keep')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconRefresh size={18} aria-hidden />}
                disabled={keep.isPending}
                onClick={() => void recorder.start()}
              >
                {t('record.again')}
              </Button>
              <Button variant="subtle" disabled={keep.isPending} onClick={recorder.discard}>
                {t('record.discard')}
              </Button>
            </Group>
          </>
        )}
        <RecordingRows recordings={recordings} />
      </Stack>
    </Card>
  )
}
