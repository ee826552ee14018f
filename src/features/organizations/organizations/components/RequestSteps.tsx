import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrganizationStatus } from '../api/get-my-organizations.ts'
import classes from './RequestSteps.module.css'

const steps = ['sent', 'email', 'review', 'access'] as const

/** People who see this have confirmed their address, because sign-in requires it. */
export function RequestSteps({ status }: { status: OrganizationStatus }) {
  const { t } = useTranslation('welcome')
  const done = status === 'pending' ? 2 : status === 'rejected' ? 3 : 4
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < done} aria-current={index === done ? 'step' : undefined}>
          <span className={classes.dot}>{index < done ? <IconCheck size={14} stroke={3} /> : index + 1}</span>
          {t(`request.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
