import { Button, Card, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import type { Mission } from '../../api/get-mission.ts'
import { usePublishMission } from '../../api/publish-mission.ts'
import { useEditor } from '../../use-editor.ts'

interface Props {
  mission: Mission
  /** Candidates see what is on the screen already: there is nothing to publish. */
  isSettled: boolean
  /** Stores what is on the screen; false when that failed, which the header then tells. */
  onSave: () => Promise<boolean>
}

export function PublishForm({ mission, isSettled, onSave }: Props) {
  const { t } = useTranslation('authoring')
  const { problems } = useEditor()
  const [note, setNote] = useState('')
  const [isSaving, setSaving] = useState(false)
  const publish = usePublishMission(mission.id)
  const next = mission.version + 1
  async function send(): Promise<void> {
    setSaving(true)
    try {
      if (!(await onSave())) return
      const version = await publish.mutateAsync(note)
      setNote('')
      toast.success({ title: t('publish.published', { version }) })
    } catch (error) {
      toast.error(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card padding="lg">
      <Stack gap="md">
        {mission.status === 'archived' && <Text>{t('publish.archivedText')}</Text>}
        <Textarea
          label={t('publish.note')}
          description={t('publish.noteHint')}
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div>
          <Title order={3}>{t('publish.older')}</Title>
          <Text c="dimmed">
            {mission.version === 0
              ? t('publish.olderFirst')
              : t('publish.olderText', { version: mission.version, next })}
          </Text>
        </div>
        <div>
          <Button disabled={problems.length > 0 || isSettled} loading={isSaving} onClick={() => void send()}>
            {t('publish.publish', { version: next })}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
