import { Button, Text } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { StartButton } from '../../player/components/StartButton.tsx'
import { myEnrollmentsQuery } from '../api/get-my-enrollments.ts'
import { myInvitationsQuery } from '../api/get-my-invitations.ts'
import { savedQuery, useToggleSaved } from '../api/saved-missions.ts'
import type { Listing } from '../model.ts'

/** Start, continue or reread the mission, and save it for later. */
export function MissionActions({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['catalog', 'missions'])
  const path = useAreaPath()
  const { id } = useSignedIn()
  const missionId = listing.mission_id
  const { data: enrollments } = useQuery(myEnrollmentsQuery(id))
  const { data: saved = [] } = useQuery(savedQuery(id))
  const { data: invitations = [] } = useQuery({ ...myInvitationsQuery(id), enabled: !listing.is_open })
  const toggle = useToggleSaved(id)
  const mine = enrollments?.get(missionId)
  const isSaved = saved.includes(missionId)
  const isRunning = mine?.status === 'in_progress' || mine?.status === 'changes_requested'
  const isOpen = listing.is_open || invitations.some(({ mission_id }) => mission_id === missionId)
  const mayStart = !mine || mine.status === 'left' || mine.status === 'not_validated'
  const SavedIcon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <>
      {mine && (
        <LinkButton
          to={path(`/missions/work/${mine.id}`)}
          size="md"
          variant={isRunning ? 'filled' : 'default'}
        >
          {t(isRunning ? 'mission.continue' : 'mission.see')}
        </LinkButton>
      )}
      {mine?.status === 'submitted' && mine.due_at && (
        <Text size="sm">
          {t(new Date(mine.due_at) < new Date() ? 'missions:clock.overdue' : 'missions:clock.promised', {
            date: formatDate(mine.due_at),
          })}
        </Text>
      )}
      {mayStart && isOpen && (
        <StartButton
          size="md"
          disabled={!enrollments}
          missionId={missionId}
          terms={{
            title: listing.title,
            company: listing.organization_name,
            hours: Number(listing.hours),
            feedbackDays: listing.feedback_days,
          }}
        >
          {t(mine ? 'mission.again' : 'mission.start')}
        </StartButton>
      )}
      {mayStart && !isOpen && <Text>{t('mission.closed')}</Text>}
      <Button
        variant="default"
        size="md"
        aria-pressed={isSaved}
        leftSection={<SavedIcon size={18} aria-hidden />}
        onClick={() => toggle.mutate({ missionId, isSaved })}
      >
        {t(isSaved ? 'mission.savedLabel' : 'mission.save')}
      </Button>
    </>
  )
}
