import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { companiesQuery } from '../api/get-companies.ts'
import { myEnrollmentsQuery } from '../api/get-my-enrollments.ts'
import { myInvitationsQuery } from '../api/get-my-invitations.ts'
import { savedQuery, useToggleSaved } from '../api/saved-missions.ts'
import { type Listing, listingIn } from '../model.ts'
import { MissionCard } from './MissionCard.tsx'
import { SaveButton } from './SaveButton.tsx'

interface Props {
  listings: Listing[]
  /** Skills in the profile, to say why a mission matches. */
  mySkills: string[]
  level?: 2 | 3
  /** Shows how fast each company responds; only where companies are loaded anyway. */
  withClock?: boolean
}

/** Missions for a signed-in person, with their own status and a bookmark. */
export function MissionCards({ listings, mySkills, level = 2, withClock = false }: Props) {
  const { i18n } = useTranslation()
  const { id } = useSignedIn()
  const { data: skills } = useQuery(skillsQuery())
  const { data: enrollments } = useQuery(myEnrollmentsQuery(id))
  const { data: saved = [] } = useQuery(savedQuery(id))
  const { data: invitations = [] } = useQuery(myInvitationsQuery(id))
  const { data: companies } = useQuery({ ...companiesQuery(), enabled: withClock })
  const toggle = useToggleSaved(id)
  return (
    <Box component="ul" className={cards.cards} mb={24}>
      {listings.map((listing) => {
        const missionId = listing.mission_id
        const isSaved = saved.includes(missionId)
        const company = companies?.find((one) => one.organization_id === listing.organization_id)
        const invitation = invitations.find(({ mission_id }) => mission_id === missionId)
        return (
          <li key={missionId}>
            <MissionCard
              listing={listing}
              skills={skills}
              mySkills={mySkills}
              enrollment={enrollments?.get(missionId)}
              level={level}
              way={invitation && (invitation.school ? 'school' : 'invited')}
              replyRate={company?.reply_rate}
              checks={company?.checks}
              corner={
                <SaveButton
                  title={listingIn(listing, i18n.language).title}
                  isSaved={isSaved}
                  onToggle={() => toggle.mutate({ missionId, isSaved })}
                />
              }
            />
          </li>
        )
      })}
    </Box>
  )
}
