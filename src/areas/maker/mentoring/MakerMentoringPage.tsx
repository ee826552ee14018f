import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { mentorshipsQuery } from '../../../features/makers/mentoring/api/get-mentorships.ts'
import { ImpactFigures } from '../../../features/makers/mentoring/components/ImpactFigures.tsx'
import { MentorshipList } from '../../../features/makers/mentoring/components/MentorshipList.tsx'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'

/** Candidates who ask a maker for mentoring, and current mentorships. */
export function MakerMentoringPage() {
  return <OrganizationGate kind="on_maker">{() => <Mentoring />}</OrganizationGate>
}

function Mentoring() {
  const { t } = useTranslation('mentoring')
  const path = useAreaPath()
  const query = useQuery(mentorshipsQuery(useSignedIn().id, 'maker'))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
  const { mentorships, isPublic } = data
  const places = data.places ?? 0
  const taken = mentorships.filter(({ status }) => status === 'accepted').length
  const toProfile = (
    <LinkButton to={path('/maker-profile')} variant="default" size="sm">
      {t('toProfile')}
    </LinkButton>
  )
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Text>
          {places === 0 ? t('noPlaces') : t('places', { count: places, taken })}
          {places > 0 && !isPublic && ` ${t('hidden')}`}
        </Text>
        {toProfile}
      </Group>
      {mentorships.length === 0 ? (
        <EmptyState
          title={t('emptyMaker')}
          text={t('emptyMakerText')}
          action={<LinkButton to={path('/maker-profile')}>{t('toProfile')}</LinkButton>}
        />
      ) : (
        <MentorshipList mentorships={mentorships} />
      )}
      <ImpactFigures />
    </Stack>
  )
}
