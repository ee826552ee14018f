import { useQuery } from '@tanstack/react-query'
import { Constants } from '../../../../lib/database.types.ts'
import { skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { MissionCover } from '../../../missions/missions/components/MissionCover.tsx'
import type { OpeningCardData } from '../api/answers.ts'
import classes from './OpeningCard.module.css'

const categories = Constants.public.Enums.mission_category

/** The cover of the opening's page: drawn by the field of its first must-have. */
export function OpeningCover({ opening: { id, skills } }: { opening: OpeningCardData }) {
  const { data: known, isPending } = useQuery(skillsQuery())
  const fields = [...skills]
    .sort((a, b) => Number(b.must) - Number(a.must))
    .map(({ slug }) => known?.find((skill) => skill.slug === slug)?.category)
  const category = categories.find(
    (one) => one === fields.find((field) => categories.some((kind) => kind === field)),
  )
  if (isPending) return <div className={classes.pending} />
  return <MissionCover id={id} category={category ?? 'operations'} />
}
