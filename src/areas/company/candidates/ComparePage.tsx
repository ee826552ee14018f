import { Anchor, Card, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { SeenCandidate } from '../../../features/hiring/contacts/api/answers.ts'
import { CandidateIdentity } from '../../../features/hiring/contacts/components/CandidateIdentity.tsx'
import type { CandidateFacts } from '../../../features/hiring/discovery/api/answers.ts'
import { SkillBadge } from '../../../features/hiring/discovery/components/SkillBadge.tsx'
import { strongestFirst } from '../../../features/hiring/discovery/model.ts'
import { comparedQuery } from '../../../features/hiring/pools/api/compare-cards.ts'
import classes from '../../../features/hiring/pools/components/Pools.module.css'
import { useFactWords } from '../../../features/hiring/pools/components/use-fact-words.ts'
import { maxComparedCards } from '../../../features/hiring/pools/model.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import { formatNumber } from '../../../lib/formats/numbers.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { param } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { isUuid } from '../../../lib/uuid.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'

const none: string[] = []
const params = { cards: param(none, (found) => found.split(',').filter(isUuid)) }

/** Narrower columns would break words; small screens scroll instead. */
const columnWidth = 210

/** Up to four cards side by side, row by row. */
export function ComparePage() {
  const { t } = useTranslation('pools')
  const path = useAreaPath()
  const cards = [...new Set(useUrlState(params).values.cards)].slice(0, maxComparedCards)
  const query = useQuery(comparedQuery(cards))
  if (cards.length === 0)
    return (
      <>
        <PageHeader title={t('compare.title')} description={t('compare.description')} />
        <EmptyState
          title={t('compare.empty')}
          text={t('compare.emptyText')}
          action={<LinkButton to={path('/candidates')}>{t('pool.emptyAction')}</LinkButton>}
        />
      </>
    )
  return (
    <Stack gap="md">
      <PageHeader title={t('compare.title')} description={t('compare.description')} isTight />
      <QueryView query={query} skeleton={<CardsSkeleton tiles={4} rows={1} />}>
        {(candidates) => <Compared candidates={candidates} />}
      </QueryView>
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
                    <CandidateIdentity candidate={candidate} level={2} />
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
                    {(facts && cell(facts)) || (
                      <Text c="dimmed">{facts ? t('compare.unsaid') : noValue}</Text>
                    )}
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
