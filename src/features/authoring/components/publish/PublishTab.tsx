import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Mission } from '../../api/get-mission.ts'
import classes from '../editor/MissionEditor.module.css'
import { AccessForm } from './AccessForm.tsx'
import { Checklist } from './Checklist.tsx'
import { PublishForm } from './PublishForm.tsx'
import { Versions } from './Versions.tsx'

interface Props {
  mission: Mission
  onSave: () => Promise<boolean>
}

export function PublishTab({ mission, onSave }: Props) {
  const { t } = useTranslation('authoring')
  return (
    <Stack gap="lg" className={classes.form}>
      <Title order={2}>{t('publish.title')}</Title>
      <Checklist nextVersion={mission.version + 1} />
      <AccessForm mission={mission} />
      <PublishForm mission={mission} onSave={onSave} />
      {mission.version > 0 && <Versions missionId={mission.id} />}
    </Stack>
  )
}
