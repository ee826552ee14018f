import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { WeightedSkill } from '../api/answers.ts'
import classes from './Makers.module.css'

/** Key skills in the maker's order, with their weights. */
export function WeightedSkills({ skills }: { skills: WeightedSkill[] }) {
  const { t } = useTranslation('makers')
  const { data: catalogue } = useQuery(skillsQuery())
  return (
    <ul className={classes.skills}>
      {skills.map(({ slug, weight }) => (
        <li key={slug} className={classes.skill}>
          {skillName(catalogue, slug)}
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
