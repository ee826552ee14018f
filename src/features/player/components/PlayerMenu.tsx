import { Button, Group, Menu, Text } from '@mantine/core'
import { IconDoorExit, IconDotsVertical, IconFlag, IconInfoCircle } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { EnrollmentBadge } from '../../missions/components/EnrollmentBadge.tsx'
import { LazyReportDialog } from '../../moderation/components/lazy-report-dialog.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useLeaveMission } from '../api/leave-mission.ts'
import { isOpen, type Play } from '../play.ts'
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

  async function confirm() {
    try {
      await playing.flush()
      await leave.mutateAsync()
      setAsking(false)
      toast.success({ title: t('work.left') })
      await navigate(path(`/missions/${enrollment.mission_id}`))
    } catch (error) {
      toast.error(error)
    }
  }

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
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('work.leaveTitle')}>
        <Text mb="lg">{t('work.leaveText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t('work.stay')}
          </Button>
          <Button color="red" loading={leave.isPending} onClick={confirm}>
            {t('work.leave')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
