import { IconBuildingSkyscraper, IconFilePlus, IconRocket, IconUserPlus } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { GuideStep } from '../../../ui/home/task.ts'
import type { OrganizationHome } from './api/answers.ts'

/** The first steps of a new company, up to a published mission. */
export function companySteps({ first_steps, draft }: OrganizationHome, t: TFunction<'company'>): GuideStep[] {
  if (!first_steps) return []
  const step = (id: keyof typeof first_steps) => ({
    id: `first-${id}`,
    label: t(`home.first.${id}`),
    detail: t(`home.first.${id}Detail`),
    action: t(`home.first.${id}Action`),
    isDone: first_steps[id],
  })
  return [
    { ...step('profile'), icon: IconBuildingSkyscraper, to: '/company-profile#tagline' },
    { ...step('draft'), icon: IconFilePlus, to: '/missions#new' },
    {
      ...step('publish'),
      icon: IconRocket,
      to: draft ? `/missions/${draft.id}?tab=publish` : '/missions?show=draft',
    },
    { ...step('invite'), icon: IconUserPlus, to: '/team#invite' },
  ]
}
