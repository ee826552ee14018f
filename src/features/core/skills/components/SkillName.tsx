import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { skillName, skillsQuery } from '../api/get-skills.ts'

/** The name of a skill in the reader’s language, and a gray bar until the catalog has loaded. */
export function SkillName({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(skillsQuery())
  if (isPending) return <Skeleton component="span" display="inline-block" width="8ch" height="0.8em" />
  return skillName(data, slug)
}
