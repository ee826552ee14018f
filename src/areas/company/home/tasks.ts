import {
  IconHeartHandshake,
  IconMessageQuestion,
  IconMessages,
  IconPencil,
  IconPlus,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { byUrgency, type Task, withGuide } from '../../../ui/home/task.ts'
import type { OrganizationHome } from './api/answers.ts'
import { companySteps } from './first-steps.ts'

type Translate = TFunction<'company'>

/** What a company's member can do now: what others wait for, what was left unfinished, and what to begin. */
export function companyTasks(home: OrganizationHome, t: Translate): Task[] {
  const { waiting, overdue, match_questions: questions, proposals } = home
  const waitingTasks: (Task | false)[] = [
    waiting > 0 && {
      id: 'review',
      label: t('home.tasks.review', { count: waiting }),
      detail: overdue > 0 ? t('home.overdue', { count: overdue }) : t('home.onTime', { count: waiting }),
      isUrgent: overdue > 0,
      icon: IconMessages,
      to: '/reviews',
      action: t('home.tasks.reviewAction'),
    },
    questions > 0 && {
      id: 'answer',
      label: t('home.tasks.answer', { count: questions }),
      icon: IconMessageQuestion,
      to: `/openings/${home.questioned_opening}`,
      action: t('home.tasks.answerAction'),
    },
    proposals > 0 && {
      id: 'propose',
      label: t('home.tasks.propose', { count: proposals }),
      icon: IconHeartHandshake,
      to: '/partnerships',
      action: t('home.tasks.proposeAction'),
    },
    draftTask(home, t),
  ]
  const tasks = [...byUrgency(waitingTasks.filter((task) => task !== false)), ...beginnings(home, t)]
  return withGuide(tasks, companySteps(home, t), ['publish', 'create', 'invite'])
}

function draftTask({ drafts, draft }: OrganizationHome, t: Translate) {
  if (drafts === 0) return false
  const one = draft && {
    label: draft.title ? t('home.tasks.publish', { title: draft.title }) : t('home.tasks.publishUntitled'),
    detail: t('home.tasks.publishDetail'),
    to: `/missions/${draft.id}`,
    action: t('home.tasks.publishAction'),
  }
  const many = {
    label: t('home.tasks.publishMany', { count: drafts }),
    detail: t('home.tasks.publishManyDetail'),
    to: '/missions?show=draft',
    action: t('home.tasks.publishManyAction'),
  }
  return { id: 'publish', icon: IconPencil, ...(one ?? many) }
}

function beginnings(home: OrganizationHome, t: Translate): Task[] {
  if (!home.may_write) return []
  const isFirst = home.active_missions + home.drafts === 0
  return [
    {
      id: 'create',
      label: isFirst ? t('home.tasks.createFirst') : t('home.tasks.create'),
      detail: isFirst ? t('home.tasks.createFirstDetail') : undefined,
      icon: IconPlus,
      to: '/missions#new',
      action: t('home.tasks.createAction'),
    },
    ...(home.is_alone
      ? [
          {
            id: 'invite',
            label: t('home.tasks.invite'),
            detail: t('home.tasks.inviteDetail'),
            icon: IconUserPlus,
            to: '/team',
            action: t('home.tasks.inviteAction'),
          },
        ]
      : []),
    {
      id: 'search',
      label: t('home.tasks.search'),
      icon: IconUserSearch,
      to: '/candidates',
      action: t('home.tasks.searchAction'),
    },
  ]
}
