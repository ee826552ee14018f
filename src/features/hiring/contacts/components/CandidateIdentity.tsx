import { Avatar, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import { titleOf } from '../../discovery/model.ts'
import type { SeenCandidate } from '../api/answers.ts'

/**
 * What a company calls a candidate: the name if shared, otherwise the card's title, otherwise a generic
 * label.
 */
export function useCandidateName(): (candidate: SeenCandidate) => string {
  const { t } = useTranslation('contacts')
  return ({ facts, shared }) =>
    shared?.name ??
    (facts ? (titleOf(facts) ?? t('company.anonymous')) : t(shared ? 'company.anonymous' : 'company.gone'))
}

/** A candidate with as much identity as they share. */
export function CandidateIdentity({ candidate, level = 2 }: { candidate: SeenCandidate; level?: 2 | 3 }) {
  const { t } = useTranslation('contacts')
  const name = useCandidateName()(candidate)
  const { facts, shared } = candidate
  const { data: photo } = useQuery(photoUrlQuery(shared?.photo ?? null))
  const below = shared?.name
    ? (shared.jobTitle ?? (facts && titleOf(facts)))
    : !facts && !shared && t('company.goneText')
  return (
    <Group gap="sm" wrap="nowrap">
      {shared?.name || photo ? (
        <PersonAvatar name={shared?.name ?? ''} src={photo} size={44} />
      ) : (
        <Avatar size={44} radius="50%" alt="" />
      )}
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Title order={level} fz="lg">
          {name}
        </Title>
        {below && (
          <Text size="sm" c="dimmed">
            {below}
          </Text>
        )}
      </div>
    </Group>
  )
}
