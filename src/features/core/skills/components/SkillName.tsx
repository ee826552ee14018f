import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { skillName, skillsQuery } from '../api/get-skills.ts'
import { KnownSkills } from '../known-skills.ts'

/** The name of a skill in the reader’s language, and a gray bar until the catalog has loaded. */
export function SkillName({ slug }: { slug: string }) {
  const known = useContext(KnownSkills)
  const { data, isPending } = useQuery({ ...skillsQuery(), enabled: !known })
  if (known) return skillName(known, slug)
  if (isPending) return <Skeleton component="span" display="inline-block" width="8ch" height="0.8em" />
  return skillName(data, slug)
}
