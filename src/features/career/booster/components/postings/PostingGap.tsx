import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadState } from '../../../../../ui/LoadState.tsx'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import type { FoundSkill } from '../../../../core/skills/find-skills.ts'
import { careerQuery } from '../../../../profile/profiles/api/get-career.ts'
import { planQuery } from '../../../career-plan/api/get-plan.ts'
import { AskedSkills } from '../../../career-plan/components/AskedSkills.tsx'
import { gapOf } from '../../../career-plan/gap.ts'
import { againstProfile, type FoundLanguage } from '../../rules/posting/languages.ts'
import { AskedLanguages } from './AskedLanguages.tsx'
import { PostingPath } from './PostingPath.tsx'

interface Props {
  title: string
  essential: FoundSkill[]
  optional: FoundSkill[]
  languages: FoundLanguage[]
  /** Skills in the person's own words that the catalog doesn't have. */
  own: Set<string>
}

/** The posting's skills compared with the candidate's, and missions that would close the gap. */
export function PostingGap({ title, essential, optional, languages, own }: Props) {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const query = useQuery(planQuery(id))
  const { data: plan } = query
  const asked = useMemo(
    () => ({ essential: essential.map(({ skill }) => skill), optional: optional.map(({ skill }) => skill) }),
    [essential, optional],
  )
  const career = useQuery(careerQuery(id))
  if (!plan) return <LoadState query={query} skeleton={<Skeleton height={320} radius="lg" />} />
  const gap = gapOf(asked, { ...plan, declared: [...plan.declared, ...own] })
  const spoken = career.data ? againstProfile(languages, career.data.languages) : []
  const all = [...gap.essential, ...gap.optional]
  const total = all.length + spoken.length
  const met =
    all.filter(({ state }) => state !== 'missing').length +
    spoken.filter(({ state }) => state === 'met').length
  const inCatalog = (skills: string[]) => skills.filter((skill) => !own.has(skill))
  return (
    <Stack gap="md">
      <Card padding="lg" component="section" aria-labelledby="posting-skills">
        <Title order={2} id="posting-skills" mb="xs">
          {t('posting.skills')}
        </Title>
        {total === 0 ? (
          <Text c="dimmed">{t('posting.noSkills')}</Text>
        ) : (
          <Stack gap="md">
            <Text role="status">{t('posting.met', { count: met, total })}</Text>
            {spoken.length > 0 && <AskedLanguages languages={spoken} />}
            {gap.essential.length > 0 && <AskedSkills title={t('posting.asked')} skills={gap.essential} />}
            {gap.optional.length > 0 && <AskedSkills title={t('posting.wished')} skills={gap.optional} />}
          </Stack>
        )}
      </Card>
      {all.length > 0 && (
        <PostingPath
          title={title}
          asked={{ essential: inCatalog(asked.essential), optional: inCatalog(asked.optional) }}
          plan={plan}
        />
      )}
    </Stack>
  )
}
