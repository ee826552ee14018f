import { IconBriefcase, IconSchool, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Reason } from '../model.ts'
import classes from './Network.module.css'

const icons = { mission: IconTargetArrow, school: IconSchool, job: IconBriefcase }

/** What two people have in common. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  const { t, i18n } = useTranslation('network')
  if (reasons.length === 0) return null
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ kind, titleEn, titleFr }) => {
        const Icon = icons[kind]
        return (
          <li key={`${kind} ${titleEn}`}>
            <Icon size={16} stroke={1.8} aria-hidden />
            {t(`common.${kind}`, { title: i18n.language === 'fr' ? titleFr : titleEn })}
          </li>
        )
      })}
    </ul>
  )
}
