import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { myInvitationsQuery } from '../api/get-my-invitations.ts'
import { fits } from '../model.ts'
import type { CatalogueFilter } from '../use-catalogue-filter.ts'
import { MissionCards } from './MissionCards.tsx'

/**
 * Missions open to the person alone or through a school, above those open to everyone; filters apply here
 * too.
 */
export function Invited({ filter, mySkills }: { filter: CatalogueFilter; mySkills: string[] }) {
  const { t } = useTranslation('catalog')
  const { id } = useSignedIn()
  const { data = [] } = useQuery(myInvitationsQuery(id))
  const closed = data.filter((listing) => !listing.is_open && fits(listing, filter))
  if (filter.isSavedOnly || filter.page > 1) return null
  return (['section', 'schoolSection'] as const).map((section) => {
    const listings = closed.filter(({ school }) => Boolean(school) === (section === 'schoolSection'))
    if (listings.length === 0) return null
    return (
      <section key={section} aria-labelledby={`invited-${section}`}>
        <Title order={2} id={`invited-${section}`} mb="sm" fz="1.25rem">
          {t(`invitation.${section}`)}
        </Title>
        <MissionCards listings={listings} mySkills={mySkills} level={3} />
      </section>
    )
  })
}
