import { IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Check } from '../checks.ts'
import classes from './RequestItem.module.css'

const icons = { for: IconCircleCheck, against: IconAlertTriangle, neither: IconMinus }

export function Checks({ checks }: { checks: Check[] }) {
  const { t } = useTranslation('approvals')
  return (
    <ul className={classes.checks}>
      {checks.map(({ key, speaks }) => {
        const Icon = icons[speaks]
        return (
          <li key={key} data-speaks={speaks}>
            <Icon size={16} aria-hidden />
            {t(`companies.checks.${key}`)}
          </li>
        )
      })}
    </ul>
  )
}
