import {
  IconBellRinging,
  IconCalendarPlus,
  IconFileImport,
  IconHeartHandshake,
  IconListCheck,
  IconMailForward,
  IconPlus,
  IconTicket,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type Task, withGuide } from '../../../ui/home/task.ts'
import type { SchoolHome } from './api/answers.ts'
import { schoolSteps } from './first-steps.ts'

type Translate = TFunction<'academia'>

/** What a member of a school can do now: what others wait for, what was left unfinished, and what to begin. */
export function schoolTasks(home: SchoolHome, t: Translate): Task[] {
  const find: Task = {
    id: 'find',
    label: t('home.tasks.viewStudents'),
    icon: IconUserSearch,
    to: '/students',
    action: t('home.tasks.viewStudentsAction'),
  }
  if (!home.mayWrite)
    return [...waitingTasks(home, t).filter(({ id }) => id === 'late' || id === 'spots'), find]
  const tasks =
    home.students === 0
      ? [...beginnings(home, t), ...waitingTasks(home, t)]
      : [...waitingTasks(home, t), ...beginnings(home, t), find]
  return withGuide(tasks, schoolSteps(home, t), ['add', 'invite', 'program'])
}

function waitingTasks(home: SchoolHome, t: Translate): Task[] {
  const { late, proposals, spotRequests, unfinishedImport, uninvited, unassigned, draftProgram } = home
  const tasks: (Task | false)[] = [
    late !== null && {
      id: 'late',
      label: t('home.tasks.late', { count: late.students }),
      detail: late.program
        ? t('home.tasks.lateDetail', { name: late.program.name })
        : t('home.tasks.lateDetailMany'),
      isUrgent: true,
      icon: IconBellRinging,
      to: late.program ? `/programs/${late.program.id}` : '/programs?show=mine',
      action: late.program ? t('home.tasks.assignAction') : t('home.tasks.spotsAction'),
    },
    spotRequests > 0 && {
      id: 'spots',
      label: t('home.tasks.spots', { count: spotRequests }),
      detail: t('home.tasks.spotsDetail', { count: spotRequests }),
      icon: IconTicket,
      to: '/programs',
      action: t('home.tasks.spotsAction'),
    },
    proposals > 0 && {
      id: 'reply',
      label: t('home.tasks.reply', { count: proposals }),
      icon: IconHeartHandshake,
      to: '/partnerships',
      action: t('home.tasks.replyAction'),
    },
    unfinishedImport !== null && {
      id: 'import',
      label: t('home.tasks.finishImport'),
      detail: t('home.tasks.finishImportDetail'),
      icon: IconFileImport,
      to: `/students/imports/${unfinishedImport}`,
      action: t('home.tasks.finishImportAction'),
    },
    unassigned > 0 && {
      id: 'assign',
      label: draftProgram
        ? t('home.tasks.assign', { name: draftProgram.name })
        : t('home.tasks.assignMany', { count: unassigned }),
      detail: t('home.tasks.assignDetail'),
      icon: IconListCheck,
      to: draftProgram ? `/programs/${draftProgram.id}` : '/programs',
      action: draftProgram ? t('home.tasks.assignAction') : t('home.tasks.assignManyAction'),
    },
    uninvited > 0 && {
      id: 'invite',
      label: t('home.tasks.inviteStudents', { count: uninvited }),
      detail: t('home.tasks.inviteStudentsDetail'),
      icon: IconMailForward,
      to: '/students',
      action: t('home.tasks.inviteStudentsAction'),
    },
  ]
  return tasks.filter((task) => task !== false)
}

function beginnings({ students }: SchoolHome, t: Translate): Task[] {
  const isFirst = students === 0
  return [
    {
      id: 'add',
      label: isFirst ? t('home.tasks.addFirst') : t('home.tasks.addStudents'),
      detail: isFirst ? t('home.tasks.addFirstDetail') : undefined,
      icon: IconUserPlus,
      to: '/students/imports/new',
      action: t('home.tasks.addStudentsAction'),
    },
    {
      id: 'program',
      label: t('home.tasks.createProgram'),
      icon: IconPlus,
      to: '/programs/new',
      action: t('home.tasks.createProgramAction'),
    },
    {
      id: 'event',
      label: t('home.tasks.createEvent'),
      icon: IconCalendarPlus,
      to: '/events/new',
      action: t('home.tasks.createEventAction'),
    },
  ]
}
