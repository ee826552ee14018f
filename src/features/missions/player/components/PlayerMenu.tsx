import { Button, Menu } from '@mantine/core'
import { IconDoorExit, IconDotsVertical, IconFlag, IconInfoCircle } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { LazyReportDialog } from '../../../account/reports/components/lazy-report-dialog.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { EnrollmentBadge } from '../../missions/components/EnrollmentBadge.tsx'
import type { Play } from '../api/answers.ts'
import { useLeaveMission } from '../api/leave-mission.ts'
import { isOpen } from '../play.ts'
import type { Playing } from '../playing.ts'
import { ReadingLanguage } from './ReadingLanguage.tsx'

export function PlayerMenu({ play, playing }: { play: Play; playing: Playing }) {
  const { t } = useTranslation(['player', 'missions', 'common'])
  const { enrollment } = play
  const navigate = useNavigate()
  const path = useAreaPath()
  const [isAsking, setAsking] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const leave = useLeaveMission(enrollment.id)

  const saveAndLeave = useChange(() => playing.flush().then(() => leave.mutateAsync()), {
    failure: 'caller',
    onSuccess: () => {
      setAsking(false)
      toast.success({ title: t('work.left') })
      return navigate(path(`/missions/${enrollment.mission_id}`))
    },
  })

  return (
    <>
      <ReadingLanguage play={play} playing={playing} />
      <EnrollmentBadge status={enrollment.status} size="lg" />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
            {t('work.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => navigate(path(`/missions/${enrollment.mission_id}`))}
          >
            {t('work.missionPage')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={() => setReporting(true)}>
            {t('common:report.realWork')}
          </Menu.Item>
          {isOpen(play) && (
            <Menu.Item
              color="red"
              leftSection={<IconDoorExit size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('work.leave')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <Suspense>
          <LazyReportDialog
            kind="mission"
            id={enrollment.mission_id}
            reason="real_work"
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('work.leaveTitle')}
        text={t('work.leaveText')}
        action={t('work.leave')}
        cancel={t('work.stay')}
        isHarmful
        change={saveAndLeave}
        onConfirm={() => saveAndLeave.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
