import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../session/me-context.ts'
import { myInvitationsQuery } from '../api/get-my-invitations.ts'
import { fits } from '../model.ts'
import type { CatalogueFilter } from '../use-catalogue-filter.ts'
import { MissionCards } from './MissionCards.tsx'

/** What the person is invited to, before what everyone finds; the filters count here too. */
export function Invited({ filter, mySkills }: { filter: CatalogueFilter; mySkills: string[] }) {
  const { t } = useTranslation('player')
  const { id } = useSignedIn()
  const { data = [] } = useQuery(myInvitationsQuery(id))
  const closed = data.filter((listing) => !listing.is_open && fits(listing, filter))
  if (closed.length === 0 || filter.isSavedOnly || filter.page > 1) return null
  return (
    <section aria-labelledby="invited-title">
      <Title order={2} id="invited-title" mb="sm" fz="1.25rem">
        {t('invitation.section')}
      </Title>
      <MissionCards listings={closed} mySkills={mySkills} level={3} />
    </section>
  )
}
