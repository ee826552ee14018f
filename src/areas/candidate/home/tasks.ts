import {
  IconBuildings,
  IconCalendarEvent,
  IconCalendarTime,
  IconCertificate,
  IconMailOpened,
  IconMessageCheck,
  IconSchool,
  IconTargetArrow,
  IconUserEdit,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { nextSteps } from '../../../features/career/progress/next-steps.ts'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { formatMoment } from '../../../lib/moments.ts'
import { paths } from '../../../lib/paths.ts'
import type { Task } from '../../../ui/home/task.ts'
import type { CandidateHome, OpenInvitation } from './api/answers.ts'

type Translate = TFunction<'candidate'>
type Path = (page: string) => string
type Entry = Omit<Task, 'action'>

const icons = { revise: IconMessageCheck, certificate: IconCertificate, goOn: IconTargetArrow }

/**
 * What to do besides the current work, with full addresses: interviews and replies to others first (`network`
 * says how many wait there), then feedback, invitations and other missions.
 */
export function candidateTasks(home: CandidateHome, network: number, path: Path, t: Translate): Entry[] {
  const { requests } = home.discovery
  const inHand = home.current && path(`/missions/work/${home.current.enrollment_id}`)
  const others = (id: 'requests' | 'network', count: number, icon: Entry['icon'], to: string): Entry[] =>
    count > 0 ? [{ id, label: t(`home.${id}`, { count }), icon, to: path(to) }] : []
  const contact = others('requests', requests, IconBuildings, '/networking/requests')
  const replies = others('network', network, IconUsersGroup, '/networking')
  const work = nextSteps(home.simulations, path).flatMap(({ kind, title, to }): Entry[] =>
    // Late feedback is listed with the submitted work, and missions are suggested above.
    kind === 'late' || kind === 'find' || to === inHand
      ? []
      : [{ id: `${kind} ${to}`, label: t(`home.now.${kind}`, { title }), icon: icons[kind], to }],
  )
  const isNews = ({ id }: Entry) => !id.startsWith('goOn')
  return [
    ...home.interviews.map((interview) => interviewTask(interview, path, t)),
    ...contact,
    ...replies,
    ...work.filter(isNews),
    ...home.invitations.map((invitation) => invitationTask(invitation, path, t)),
    ...work.filter((entry) => !isNews(entry)),
  ]
}

function interviewTask(
  { application, opening, company, startsAt }: CandidateHome['interviews'][number],
  path: Path,
  t: Translate,
): Entry {
  return {
    id: `interview ${application}`,
    label: t(startsAt ? 'home.interview.booked' : 'home.interview.choose', { opening }),
    detail: startsAt ? t('home.invited.on', { from: company, date: formatMoment(startsAt) }) : company,
    icon: IconCalendarTime,
    to: path(`/opportunities/applications/${application}`),
  }
}

function invitationTask({ kind, id, title, from, until }: OpenInvitation, path: Path, t: Translate): Entry {
  const date = until && formatCalendarDay(until)
  const detail = date ? t(kind === 'event' ? 'home.invited.on' : 'home.invited.until', { from, date }) : from
  switch (kind) {
    case 'mission':
      return {
        id,
        label: t('home.invited.mission', { title }),
        detail,
        icon: IconMailOpened,
        to: path(`/missions/${id}`),
      }
    case 'event':
      return {
        id,
        label: t('home.invited.event', { title }),
        detail,
        icon: IconCalendarEvent,
        to: path(`/networking/events/${id}`),
      }
    case 'school':
      return {
        id,
        label: t('home.invited.school', { from }),
        icon: IconSchool,
        to: paths.schoolInvitation(id),
      }
  }
}

/** What is missing from the profile. */
export const profileTask = (step: string, label: string, to: string): Entry => ({
  id: step,
  label,
  icon: IconUserEdit,
  to,
})
