import { Button, Card, Stack, Text, Textarea, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../i18n/languages.ts'
import { toast } from '../../../../../ui/toast.ts'
import { unfinishedLanguages } from '../../../missions/languages.ts'
import type { Mission } from '../../api/get-mission.ts'
import { usePublishMission } from '../../api/publish-mission.ts'
import { useEditor } from '../../use-editor.ts'
import { UnfinishedLanguages } from './UnfinishedLanguages.tsx'

interface Props {
  mission: Mission
  /** Whether candidates already see the current draft, so there is nothing to publish. */
  isSettled: boolean
  /** Saves the draft; false if that failed, which the header reports. */
  onSave: () => Promise<boolean>
  onPublished: (version: number) => void
}

export function PublishForm({ mission, isSettled, onSave, onPublished }: Props) {
  const { t } = useTranslation('authoring')
  const { content, problems } = useEditor()
  const [note, setNote] = useState('')
  const [isSaving, setSaving] = useState(false)
  const publish = usePublishMission(mission.id)
  const next = mission.version + 1
  const unfinished = useMemo(() => unfinishedLanguages(content), [content])
  const [leftOut, setLeftOut] = useState<Language[]>([])
  const isWaiting = problems.length > 0 || unfinished.some((one) => !leftOut.includes(one))
  async function send(): Promise<void> {
    setSaving(true)
    try {
      if (!(await onSave())) return
      const version = await publish.mutateAsync({
        note,
        leaveOut: leftOut.filter((one) => unfinished.includes(one)),
      })
      setNote('')
      toast.success({ title: t('publish.published', { version }) })
      onPublished(version)
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
        <UnfinishedLanguages unfinished={unfinished} leftOut={leftOut} onLeaveOut={setLeftOut} />
        <div>
          <Button disabled={isWaiting || isSettled} loading={isSaving} onClick={() => void send()}>
            {t('publish.publish', { version: next })}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
