import { IconBriefcase, IconSchool, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import type { Reason } from '../api/answers.ts'
import classes from './Network.module.css'

const icons = { mission: IconTargetArrow, school: IconSchool, job: IconBriefcase }

/** What two people have in common. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  const { t } = useTranslation('network')
  if (reasons.length === 0) return null
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => {
        const Icon = icons[reason.kind]
        return (
          <li key={`${reason.kind} ${reason.titleEn}`}>
            <Icon size={16} stroke={1.8} aria-hidden />
            {t(`common.${reason.kind}`, { title: inLanguage(reason, 'title') })}
          </li>
        )
      })}
    </ul>
  )
}
