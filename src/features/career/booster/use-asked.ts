import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { offeredSkillsQuery } from '../../core/skills/api/get-skills.ts'
import { findSkills } from '../../core/skills/find-skills.ts'
import { isOffered, jobsQuery, jobTitle } from '../career-plan/api/get-jobs.ts'
import { planQuery } from '../career-plan/api/get-plan.ts'
import { postingsQuery } from './api/get-postings.ts'
import { useKeptText } from './use-kept-text.ts'

/** A job, a saved posting, or “posting” for the pasted one. */
const place = { for: text() }

/**
 * The skills a résumé is compared with: those of a job, or of a saved or pasted posting, as the address says.
 */
export function useAsked() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { data: jobs = [] } = useQuery(jobsQuery())
  const { data: plan } = useQuery(planQuery(id))
  const { data: catalogue = [] } = useQuery(offeredSkillsQuery())
  const { data: postings = [] } = useQuery(postingsQuery(id))
  const [posting, setPosting] = useKeptText(id, 'posting')
  const targets = (plan?.targets ?? []).flatMap((slug) => jobs.find((job) => job.slug === slug) ?? [])
  const named = useUrlState(place).values.for
  const job = jobs.find(({ slug }) => slug === named) ?? (named ? undefined : targets[0])
  const kept = postings.find((one) => one.id === named)
  const isPasted = named === 'posting'
  const asking = isPasted ? posting : kept?.body
  const skills = useMemo(() => {
    if (asking !== undefined) return findSkills(asking, catalogue).map(({ skill }) => skill)
    return job ? [...job.essential, ...job.optional] : []
  }, [asking, catalogue, job])
  const choice = (one: (typeof jobs)[number]) => ({ value: one.slug, label: jobTitle(one) })
  const others = jobs.filter((one) => isOffered(one) && !targets.includes(one))
  const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label)
  return {
    skills,
    posting,
    setPosting,
    isPasted,
    value: isPasted ? 'posting' : (kept?.id ?? job?.slug ?? 'nothing'),
    choices: [
      { value: 'nothing', label: t('check.nothing') },
      { value: 'posting', label: t('check.posting') },
      ...(postings.length > 0
        ? [
            {
              group: t('posting.kept'),
              items: postings.map(({ id: value, title, company }) => ({
                value,
                label: [title, company].filter(Boolean).join(' · '),
              })),
            },
          ]
        : []),
      ...(targets.length > 0 ? [{ group: t('check.targets'), items: targets.map(choice) }] : []),
      { group: t('check.jobs'), items: others.map(choice).sort(byLabel) },
    ],
  }
}
