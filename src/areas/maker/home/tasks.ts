import {
  IconLayoutKanban,
  IconMessageCircleHeart,
  IconMessages,
  IconPhoto,
  IconTargetArrow,
  IconTrendingUp,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ProjectCard } from '../../../features/makers/projects/api/answers.ts'
import { isLate, today } from '../../../features/makers/projects/model.ts'
import { formatDay } from '../../../lib/dates.ts'
import { addDays } from '../../../lib/weeks.ts'
import { byUrgency, type Task, withGuide } from '../../../ui/home/task.ts'
import type { MakerHome } from './api/answers.ts'
import { makerSteps } from './first-steps.ts'

type Translate = TFunction<'maker'>

/** Offered work is counted up to here. */
const most = 100

/** What a maker can do now: overdue invoices and projects, people waiting, what is due, and what to start. */
export function makerTasks(home: MakerHome, t: Translate): Task[] {
  const tasks = [...byUrgency([...peopleTasks(home, t), ...projectTasks(home, t)]), ...beginnings(t)]
  return withGuide(tasks, makerSteps(home, t), ['case'])
}

function peopleTasks({ mentoring, reviews }: MakerHome, t: Translate): Task[] {
  const { waiting, overdue, offered } = reviews
  const tasks: (Task | false)[] = [
    mentoring.requests > 0 && {
      id: 'mentoring',
      label: t('home.todo.mentoring', { count: mentoring.requests }),
      detail: mentoring.until
        ? t('home.todo.mentoringDetail', { date: formatDay(mentoring.until) })
        : undefined,
      icon: IconMessageCircleHeart,
      to: '/mentoring',
      action: t('home.todo.mentoringAction'),
    },
    waiting > 0 && {
      id: 'review',
      label: t('home.todo.review', { count: waiting }),
      detail: overdue > 0 ? t('home.todo.reviewLate', { count: overdue }) : undefined,
      isUrgent: overdue > 0,
      icon: IconMessages,
      to: '/reviews',
      action: t('home.todo.reviewAction'),
    },
    offered > 0 && {
      id: 'offered',
      label: offered < most ? t('home.todo.offered', { count: offered }) : t('home.todo.offeredMany'),
      detail: t('home.todo.offeredDetail'),
      icon: IconMessages,
      to: '/reviews',
      action: t('home.todo.reviewAction'),
    },
  ]
  return tasks.filter((task) => task !== false)
}

function projectTasks({ projects, overdue, unsent, timer }: MakerHome, t: Translate): Task[] {
  const due = nextDue(projects)
  const tasks: (Task | false)[] = [
    due !== undefined && {
      id: 'deliver',
      label: t('home.todo.deliver', { title: due.title }),
      detail: t(isLate(due) ? 'home.todo.deliverLate' : 'home.todo.deliverDue', {
        date: formatDay(due.dueOn!),
      }),
      isUrgent: isLate(due),
      icon: IconLayoutKanban,
      to: `/projects/${due.id}`,
      action: t('home.todo.deliverAction'),
    },
    overdue > 0 && {
      id: 'overdue',
      label: t('home.todo.overdue', { count: overdue }),
      isUrgent: true,
      icon: IconTrendingUp,
      to: '/projects?due=unpaid',
      action: t('home.todo.overdueAction'),
    },
    unsent.count > 0 && {
      id: 'invoice',
      label:
        unsent.count === 1
          ? t('home.todo.invoice', { project: unsent.project })
          : t('home.todo.invoices', { count: unsent.count }),
      icon: IconTrendingUp,
      to: `/projects/${unsent.project_id}`,
      action: t('home.todo.deliverAction'),
    },
    timer !== null && {
      id: 'timer',
      label: t('home.todo.timer', { project: timer.project }),
      icon: IconLayoutKanban,
      to: `/projects/${timer.projectId}`,
      action: t('home.todo.deliverAction'),
    },
  ]
  return tasks.filter((task) => task !== false)
}

/** The project to deliver next, if it is late or due within two weeks. */
function nextDue(projects: readonly ProjectCard[]): ProjectCard | undefined {
  const limit = addDays(today(), 14)
  return projects
    .filter(({ status, dueOn }) => status !== 'planning' && dueOn !== null && dueOn <= limit)
    .sort((one, other) => one.dueOn!.localeCompare(other.dueOn!))[0]
}

function beginnings(t: Translate): Task[] {
  return [
    {
      id: 'project',
      label: t('home.todo.project'),
      icon: IconLayoutKanban,
      to: '/projects#new',
      action: t('home.todo.projectAction'),
    },
    {
      id: 'case',
      label: t('home.todo.case'),
      icon: IconPhoto,
      to: '/portfolio/new',
      action: t('home.todo.caseAction'),
    },
    {
      id: 'mission',
      label: t('home.todo.mission'),
      icon: IconTargetArrow,
      to: '/missions#new',
      action: t('home.todo.missionAction'),
    },
  ]
}
