import {
  IconBriefcase,
  IconBuildings,
  IconFlag,
  IconHeartRateMonitor,
  IconInbox,
  IconShieldLock,
  IconSpeakerphone,
  IconUserSearch,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { Task } from '../../../ui/home/task.ts'
import type { AdminHome } from './api/answers.ts'

/** What an administrator can do now: what waits for a decision, and what they do most. */
export function adminTasks(home: AdminHome, t: TFunction<'admin'>): Task[] {
  const { reports, corrections, inbox, pending, openings } = home
  const waiting: (Task | false)[] = [
    reports > 0 && {
      id: 'moderate',
      label: t('home.tasks.moderate', { count: reports }),
      icon: IconFlag,
      to: '/moderation',
      action: t('home.tasks.moderateAction'),
    },
    corrections > 0 && {
      id: 'correct',
      label: t('home.tasks.correct', { count: corrections }),
      detail: t('home.tasks.correctDetail'),
      icon: IconShieldLock,
      to: '/data',
      action: t('home.tasks.correctAction'),
    },
    pending > 0 && {
      id: 'approve',
      label: t('home.tasks.approve', { count: pending }),
      icon: IconBuildings,
      to: '/companies?show=pending',
      action: t('home.tasks.approveAction'),
    },
    openings > 0 && {
      id: 'openings',
      label: t('home.tasks.openings', { count: openings }),
      icon: IconBriefcase,
      to: '/openings',
      action: t('home.tasks.openingsAction'),
    },
    inbox > 0 && {
      id: 'answer',
      label: t('home.tasks.answer', { count: inbox }),
      icon: IconInbox,
      to: '/inbox',
      action: t('home.tasks.answerAction'),
    },
  ]
  return [
    ...waiting.filter((task) => task !== false),
    {
      id: 'find',
      label: t('home.tasks.findPerson'),
      icon: IconUserSearch,
      to: '/users',
      action: t('home.tasks.findPersonAction'),
    },
    {
      id: 'announce',
      label: t('home.tasks.announce'),
      icon: IconSpeakerphone,
      to: '/settings/announcements',
      action: t('home.tasks.announceAction'),
    },
    {
      id: 'health',
      label: t('home.tasks.checkHealth'),
      icon: IconHeartRateMonitor,
      to: '/health',
      action: t('home.tasks.checkHealthAction'),
    },
  ]
}
