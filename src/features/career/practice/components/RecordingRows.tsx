import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconDownload, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { formatStopwatch } from '../../../../lib/formats/durations.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Recording } from '../api/answers.ts'
import { recordingSound, useRemoveRecording } from '../api/recordings.ts'
import { recordingDays } from '../model.ts'
import classes from './Practice.module.css'
import { SoundPlayer } from './SoundPlayer.tsx'

interface Props {
  recordings: Recording[]
  /** The question, if rows of several questions are listed together. */
  promptOf?: (slug: string) => string | undefined
}

/** Saved recordings: play, download or delete them. */
export function RecordingRows({ recordings, promptOf }: Props) {
  const [asked, setAsked] = useState<Recording>()
  if (recordings.length === 0) return null
  return (
    <>
      <ul className={classes.rows}>
        {recordings.map((recording) => (
          <RecordingRow
            key={recording.id}
            recording={recording}
            prompt={promptOf?.(recording.question_slug)}
            onRemove={() => setAsked(recording)}
          />
        ))}
      </ul>
      <RemoveDialog recording={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

interface RowProps {
  recording: Recording
  prompt: string | undefined
  onRemove: () => void
}

function RecordingRow({ recording, prompt, onRemove }: RowProps) {
  const { t } = useTranslation('practice')
  const [sound, setSound] = useState<Blob>()
  const [isLoading, setLoading] = useState(false)
  const date = formatDate(recording.created_at)
  const until = new Date(Date.parse(recording.created_at) + recordingDays * 86_400_000)

  async function load(): Promise<Blob | undefined> {
    if (sound) return sound
    setLoading(true)
    try {
      return await recordingSound(recording)
    } catch (error) {
      toast.error(error)
    } finally {
      setLoading(false)
    }
  }
  async function save(): Promise<void> {
    const blob = await load()
    const name = t('recordings.file', { day: recording.created_at.slice(0, 10) })
    if (blob) saveFile(`${name}.${recording.path.split('.').pop()}`, blob, blob.type)
  }
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div>
          {prompt && <Text fw={600}>{prompt}</Text>}
          <Text>{t('recordings.item', { date, length: formatStopwatch(recording.seconds) })}</Text>
          <Text size="sm" c="dimmed">
            {formatFileSize(recording.size)} · {t('recordings.until', { date: formatDate(until) })}
          </Text>
        </div>
        <Group gap={4} wrap="nowrap">
          {!sound && (
            <Button
              variant="light"
              size="compact-md"
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              loading={isLoading}
              aria-label={t('recordings.listen', { date })}
              onClick={async () => setSound(await load())}
            >
              {t('recordings.listenShort')}
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('recordings.download', { date })}
            onClick={() => void save()}
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('recordings.remove', { date })}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      {sound && <SoundPlayer blob={sound} label={t('recordings.listen', { date })} isPlaying />}
    </li>
  )
}

function RemoveDialog({ recording, onClose }: { recording: Recording | undefined; onClose: () => void }) {
  const { t } = useTranslation(['practice', 'common'])
  const remove = useRemoveRecording()
  return (
    <ConfirmDialog
      opened={recording !== undefined}
      title={t('recordings.question')}
      text={t('recordings.questionText')}
      action={t('recordings.confirm')}
      isHarmful
      change={remove}
      onConfirm={() => recording && remove.mutate(recording, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
