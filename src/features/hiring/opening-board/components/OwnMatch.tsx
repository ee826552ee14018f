import { Anchor, Card, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import type { Match, Reason } from '../../matching/api/answers.ts'
import { MatchPanel } from '../../matching/components/MatchPanel.tsx'
import type { OpeningCardData, ProvingMissions } from '../api/answers.ts'
import { openingMatchQuery } from '../api/get-opening.ts'
import { missionTitleIn } from '../model.ts'
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
  const prove = (reason: Reason) => {
    const mission = reason.criterion === 'skill' && reason.outcome !== 'met' && missions[reason.slug]
    return (
      mission && (
        <Anchor component={Link} size="sm" to={missionPath(mission.id)}>
          {t('match.prove', { mission: missionTitleIn(mission, i18n.language) })}
        </Anchor>
      )
    )
  }
  return <MatchPanel match={match} act={prove} />
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
