import { Stack, Title } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../../lib/lazy-page.ts'
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

const ShareMission = lazyPage(async () => (await import('./ShareMission.tsx')).ShareMission, 'sharing')

const accessOf = ({ by_invitation, closes_on }: Mission): Access => ({
  byInvitation: by_invitation,
  closesOn: closes_on ?? '',
})

interface Props {
  mission: Mission
  onSave: () => Promise<boolean>
}

export function PublishTab({ mission, onSave }: Props) {
  const { t } = useTranslation('authoring')
  const [access, setAccess] = useState(accessOf(mission))
  const saveAccess = useSetAccess(mission.id)
  const isAccessChanged =
    access.byInvitation !== mission.by_invitation || access.closesOn !== (mission.closes_on ?? '')
  const [published, setPublished] = useState<number>()
  const pending = useRef<Promise<unknown>>(undefined)
  // A toast says why it failed; the form shows again what is stored.
  const save = (next: Access) => saveAccess.mutateAsync(next).catch(() => setAccess(accessOf(mission)))
  // Saved as it changes, like the rest of the editor, except a closing day in the past.
  function change(next: Access): void {
    setAccess(next)
    if (!next.closesOn || !isPast(next.closesOn)) pending.current = save(next)
  }
  const changes = useChanges(mission)
  const isSettled = mission.status === 'published' && !changes && !isAccessChanged
  // Publishing uses the access settings shown, whether saved or not.
  async function saveAll(): Promise<boolean> {
    await pending.current
    if (isAccessChanged) await saveAccess.mutateAsync(access)
    return onSave()
  }
  return (
    <Stack gap="lg" className={classes.form}>
      <Title order={2}>{t('publish.title')}</Title>
      <Checklist version={mission.version} isSettled={isSettled} />
      <AccessForm access={access} onChange={change} />
      <SharedReviews mission={mission} />
      <CoReviewSwitch mission={mission} />
      {mission.by_invitation && <Invitations mission={mission} />}
      <ChangeList mission={mission} changes={changes} />
      <PublishForm mission={mission} isSettled={isSettled} onSave={saveAll} onPublished={setPublished} />
      {mission.status === 'published' && !mission.by_invitation && (
        <Suspense>
          <ShareMission mission={mission} published={published} />
        </Suspense>
      )}
      {mission.version > 0 && <Versions missionId={mission.id} />}
    </Stack>
  )
}
