import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import type { MissionContent } from '../../../missions/model.ts'
import { getMission } from '../../api/get-mission.ts'
import type { DraftSaver } from '../../model/draft-saver.ts'

interface Props {
  missionId: string
  saver: DraftSaver<MissionContent>
  onReload: () => Promise<void>
}

/** Two editors saved: the person chooses which draft to keep. */
export function ConflictNotice({ missionId, saver, onReload }: Props) {
  const { t } = useTranslation('authoring')
  const [isBusy, setBusy] = useState(false)
  async function choose(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(error)
    } finally {
      setBusy(false)
    }
  }
  const overwrite = async () => saver.overwrite((await getMission(missionId)).draft_revision)
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={t('saving.conflict')} mb="lg" role="alert">
      <Text size="md" mb="sm">
        {t('saving.conflictText')}
      </Text>
      <Group gap="sm">
        <Button disabled={isBusy} onClick={() => void choose(onReload)}>
          {t('saving.load')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void choose(overwrite)}>
          {t('saving.overwrite')}
        </Button>
      </Group>
    </Alert>
  )
}
