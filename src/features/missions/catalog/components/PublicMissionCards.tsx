import cards from '../../../../ui/Cards.module.css'
import { KnownSkills, type NamedSkill } from '../../../core/skills/known-skills.ts'
import type { PublicListing } from '../api/answers.ts'
import { MissionCard } from './MissionCard.tsx'

interface Props {
  listings: PublicListing[]
  /** The names of their skills. */
  skills: NamedSkill[]
  level?: 2 | 3
}

/** Missions for visitors, with everything their cards show. */
export function PublicMissionCards({ listings, skills, level = 2 }: Props) {
  return (
    <KnownSkills value={skills}>
      <ul className={cards.cards}>
        {listings.map((listing) => (
          <li key={listing.mission_id}>
            <MissionCard
              listing={listing}
              level={level}
              replyRate={listing.reply_rate}
              checks={listing.checks}
              isPublic
            />
          </li>
        ))}
      </ul>
    </KnownSkills>
  )
}
