import { IconListCheck, IconMailForward, IconSchool, IconUserPlus } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { GuideStep } from '../../../ui/home/task.ts'
import type { SchoolHome } from './api/answers.ts'

/** The first steps of a new school, up to an invited cohort and a program. */
export function schoolSteps({ firstSteps }: SchoolHome, t: TFunction<'academia'>): GuideStep[] {
  if (!firstSteps) return []
  const step = (id: keyof typeof firstSteps) => ({
    id: `first-${id}`,
    label: t(`home.first.${id}`),
    detail: t(`home.first.${id}Detail`),
    action: t(`home.first.${id}Action`),
    isDone: firstSteps[id],
  })
  return [
    { ...step('profile'), icon: IconSchool, to: '/institution-profile#tagline' },
    { ...step('students'), icon: IconUserPlus, to: '/students/imports/new' },
    { ...step('invite'), icon: IconMailForward, to: '/students?account=uninvited#invite' },
    { ...step('program'), icon: IconListCheck, to: '/programs/new' },
  ]
}
