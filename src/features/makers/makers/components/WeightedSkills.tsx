import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import type { WeightedSkill } from '../api/answers.ts'
import classes from './Makers.module.css'

/** Key skills in the maker's order, with their weights. */
export function WeightedSkills({ skills }: { skills: WeightedSkill[] }) {
  const { t } = useTranslation('makers')
  return (
    <ul className={classes.skills}>
      {skills.map(({ slug, weight }) => (
        <li key={slug} className={classes.skill}>
          <SkillName slug={slug} />
          <span className={classes.dots} aria-hidden>
            {[1, 2, 3, 4, 5].map((dot) => (
              <i key={dot} data-on={dot <= weight || undefined} />
            ))}
          </span>
          <VisuallyHidden>{t('weight', { weight })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
