import { Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../lib/paths.ts'
import { CopyField } from '../../../../../ui/CopyField.tsx'
import { toast } from '../../../../../ui/toast.ts'
import type { Mission } from '../../api/get-mission.ts'
import { type Access, useSetAccess } from '../../api/set-access.ts'
import { isPast } from '../../model/closing.ts'
import { useChanges } from '../../use-changes.ts'
import classes from '../editor/MissionEditor.module.css'
import { Invitations } from '../invitations/Invitations.tsx'
import { AccessForm } from './AccessForm.tsx'
import { ChangeList } from './ChangeList.tsx'
import { Checklist } from './Checklist.tsx'
import { CoReviewSwitch } from './CoReviewSwitch.tsx'
import { PublishForm } from './PublishForm.tsx'
import { SharedReviews } from './SharedReviews.tsx'
import { Versions } from './Versions.tsx'

const accessState = { idle: undefined, pending: 'saving', success: 'saved', error: 'failed' } as const

interface Props {
  mission: Mission
  onSave: () => Promise<boolean>
}

export function PublishTab({ mission, onSave }: Props) {
  const { t } = useTranslation('authoring')
  const [access, setAccess] = useState({
    byInvitation: mission.by_invitation,
    closesOn: mission.closes_on ?? '',
  })
  const saveAccess = useSetAccess(mission.id)
  const isAccessChanged =
    access.byInvitation !== mission.by_invitation || access.closesOn !== (mission.closes_on ?? '')
  // Saved as it changes, like the rest of the editor, except a closing day in the past.
  function change(next: Access): void {
    setAccess(next)
    if (!next.closesOn || !isPast(next.closesOn)) void saveAccess.mutateAsync(next).catch(toast.error)
  }
  const changes = useChanges(mission)
  const isSettled = mission.status === 'published' && !changes && !isAccessChanged
  // Publishing uses the access settings shown, whether saved or not.
  async function saveAll(): Promise<boolean> {
    if (isAccessChanged) await saveAccess.mutateAsync(access)
    return onSave()
  }
  return (
    <Stack gap="lg" className={classes.form}>
      <Title order={2}>{t('publish.title')}</Title>
      <Checklist version={mission.version} isSettled={isSettled} />
      <AccessForm access={access} onChange={change} state={accessState[saveAccess.status]} />
      <SharedReviews mission={mission} />
      <CoReviewSwitch mission={mission} />
      {mission.by_invitation && <Invitations mission={mission} />}
      <ChangeList mission={mission} changes={changes} />
      <PublishForm mission={mission} isSettled={isSettled} onSave={saveAll} />
      {mission.status === 'published' && !mission.by_invitation && (
        <CopyField label={t('publish.link')} value={location.origin + paths.mission(mission.id)} />
      )}
      {mission.version > 0 && <Versions missionId={mission.id} />}
    </Stack>
  )
}
