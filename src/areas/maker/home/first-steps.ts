import { IconEye, IconPhoto, IconUser } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { GuideStep } from '../../../ui/home/task.ts'
import type { MakerHome } from './api/answers.ts'

/** The first steps of a new maker, up to a public page. */
export function makerSteps({ first_steps }: MakerHome, t: TFunction<'maker'>): GuideStep[] {
  if (!first_steps) return []
  const step = (id: keyof typeof first_steps) => ({
    id: `first-${id}`,
    label: t(`home.first.${id}`),
    detail: t(`home.first.${id}Detail`),
    action: t(`home.first.${id}Action`),
    isDone: first_steps[id],
  })
  return [
    { ...step('profile'), icon: IconUser, to: '/maker-profile#headline' },
    { ...step('portfolio'), icon: IconPhoto, to: '/portfolio/new' },
    { ...step('public'), icon: IconEye, to: '/maker-profile#public' },
  ]
}
