import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { relatedQuery } from '../api/get-public-listings.ts'
import type { Listing } from '../model.ts'
import { PublicMissionCards } from './PublicMissionCards.tsx'

/** Where to look next from a mission's public page. */
export function RelatedMissions({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog')
  const { data } = useQuery(relatedQuery(listing.mission_id))
  const parts = [
    { title: t('mission.more', { company: listing.organization_name }), listings: data?.company },
    { title: t('mission.similar'), listings: data?.similar },
  ]
  return parts.map(
    ({ title, listings }) =>
      data &&
      listings &&
      listings.length > 0 && (
        <section key={title}>
          <Title order={2} mt="xl" mb="md">
            {title}
          </Title>
          <PublicMissionCards listings={listings} skills={data.skills} level={3} />
        </section>
      ),
  )
}
