import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inLanguage } from '../../../../lib/in-language.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { Match, Reason } from '../../matching/api/answers.ts'
import { GradeBadge } from '../../matching/components/GradeBadge.tsx'
import { MatchPanel } from '../../matching/components/MatchPanel.tsx'
import type { OpeningCardData, ProvingMission, ProvingMissions } from '../api/answers.ts'
import { openingMatchQuery } from '../api/get-opening.ts'
import { missionTitleIn } from '../model.ts'
import classes from './OwnMatch.module.css'
import { SaveOpeningButton } from './SaveOpeningButton.tsx'

interface PanelProps {
  match: Match
  missions: ProvingMissions
  /** Where a mission is opened. */
  missionPath: (id: string) => string
}

/** What the candidate meets, what is missing, and which mission would prove it. */
export function OwnMatchPanel({ match, missions, missionPath }: PanelProps) {
  const { t, i18n } = useTranslation('openingBoard')
  const missionFor = (reason: Reason) =>
    reason.criterion === 'skill' && reason.outcome !== 'met' ? missions[reason.slug] : undefined
  const linkTo = (mission: ProvingMission, words: string) => (
    <Anchor component={Link} size="sm" to={missionPath(mission.id)}>
      {words}
    </Anchor>
  )
  const prove = (reason: Reason) => {
    const mission = missionFor(reason)
    return mission && linkTo(mission, t('match.prove', { mission: missionTitleIn(mission, i18n.language) }))
  }
  const next = match.reasons.flatMap((reason) => {
    const mission = missionFor(reason)
    return mission && reason.criterion === 'skill' ? [{ reason, mission }] : []
  })
  return (
    <Stack gap="xs">
      {match.grade === null ? (
        <Group gap="4px 12px">
          <GradeBadge grade={null} />
          <Text size="sm">{t('match.ungraded')}</Text>
        </Group>
      ) : (
        <MatchPanel match={match} act={prove} />
      )}
      {next.length > 0 && (
        <ul className={classes.next}>
          {next.slice(0, 2).map(({ reason, mission }) => (
            <li key={reason.slug}>
              {linkTo(
                mission,
                t('match.proveSkill', {
                  skill: inLanguage(reason, 'name'),
                  mission: missionTitleIn(mission, i18n.language),
                }),
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

interface Props {
  opening: OpeningCardData
  missions: ProvingMissions
  missionPath: (id: string) => string
}

/** The match of the signed-in candidate, on an opening's page. */
export function OwnMatch({ opening, missions, missionPath }: Props) {
  const { t } = useTranslation('openingBoard')
  const query = useQuery(openingMatchQuery(opening.id))
  return (
    <Card padding="lg" component="section" aria-labelledby="own-match">
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Title order={2} fz="lg" id="own-match">
          {t('match.title')}
        </Title>
        {query.data && <SaveOpeningButton opening={opening} isSaved={query.data.isSaved} />}
      </Group>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={1} />} />
      {query.data && <OwnMatchPanel match={query.data.match} missions={missions} missionPath={missionPath} />}
    </Card>
  )
}
