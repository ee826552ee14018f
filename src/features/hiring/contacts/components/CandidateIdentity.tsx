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

interface Props {
  candidate: SeenCandidate
  level?: 2 | 3
  /** Of the photo. */
  size?: number
}

/** A candidate with as much identity as they share. */
export function CandidateIdentity({ candidate, level = 2, size = 44 }: Props) {
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
        <PersonAvatar name={shared?.name ?? ''} src={photo} size={size} />
      ) : (
        <Avatar size={size} radius="50%" alt="" />
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
