import { Anchor, Card, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { formatItems } from '../../../lib/formats/lists.ts'
import { formatNumber } from '../../../lib/formats/numbers.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { CandidateFace } from '../../contacts/components/CandidateFace.tsx'
import type { SeenCandidate } from '../../contacts/model.ts'
import { SkillBadge } from '../../discovery/components/SkillBadge.tsx'
import { type CandidateFacts, strongestFirst } from '../../discovery/model.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { comparedQuery } from '../api/compare-cards.ts'
import { mostCompared } from '../model.ts'
import classes from './Pools.module.css'
import { useFactWords } from './use-fact-words.ts'

const isCard = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Narrower columns would break words; small screens scroll instead. */
const columnWidth = 210

/** Up to four cards side by side, row by row. */
export function ComparePage() {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const [params] = useSearchParams()
  const cards = [...new Set(params.get('cards')?.split(',').filter(isCard))].slice(0, mostCompared)
  const { data, error, refetch } = useQuery(comparedQuery(cards))
  if (cards.length === 0)
    return (
      <EmptyState
        title={t('compare.empty')}
        text={t('compare.emptyText')}
        action={<LinkButton to={path('/candidates')}>{t('pool.emptyAction')}</LinkButton>}
      />
    )
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{t('compare.title')}</Title>
        <Text c="dimmed">{t('compare.description')}</Text>
      </div>
      {!data &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <CardsSkeleton tiles={4} rows={1} />)}
      {data && <Compared candidates={data} />}
    </Stack>
  )
}

function Compared({ candidates }: { candidates: SeenCandidate[] }) {
  const { t } = useTranslation('pools')
  const { t: tContacts } = useTranslation('contacts')
  const path = useAreaPath()
  const lines = useLines()
  return (
    <Card padding="md">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard. */}
      <div className={classes.compared} tabIndex={0} data-scrolls>
        <table style={{ minWidth: 124 + columnWidth * candidates.length }}>
          <caption>
            <VisuallyHidden>{t('compare.title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.what')}</th>
              {candidates.map((candidate) => (
                <th key={candidate.card} scope="col">
                  <Stack gap={4} align="flex-start">
                    <CandidateFace candidate={candidate} level={3} />
                    {candidate.facts && (
                      <Anchor component={Link} to={path(`/candidates/${candidate.card}`)} size="sm">
                        {tContacts('company.card')}
                      </Anchor>
                    )}
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {candidates.map(({ card, facts }) => (
                  <td key={card}>
                    {(facts && cell(facts)) || <Text c="dimmed">{facts ? t('compare.unsaid') : '—'}</Text>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function useLines(): [string, (facts: CandidateFacts) => ReactNode][] {
  const { t } = useTranslation('pools')
  const words = useFactWords()
  return [
    [t('compare.skills'), ({ skills }) => skills && skills.length > 0 && <Skills skills={skills} />],
    [
      t('compare.missions'),
      ({ missionsValidated }) =>
        missionsValidated === undefined ? undefined : formatNumber(missionsValidated),
    ],
    [t('compare.jobs'), words.jobs],
    [t('compare.place'), words.place],
    [t('compare.availability'), words.availability],
    [t('compare.contracts'), words.contracts],
    [t('compare.languages'), words.languages],
    [t('compare.schools'), ({ schools }) => schools && formatItems(schools)],
  ]
}

function Skills({ skills }: { skills: NonNullable<CandidateFacts['skills']> }) {
  return (
    <ul className={classes.skills}>
      {strongestFirst(skills).map((skill) => (
        <li key={skill.key}>
          <SkillBadge skill={skill} />
        </li>
      ))}
    </ul>
  )
}
