import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import { skillsQuery } from '../../../core/skills/api/get-skills.ts'
import { similarQuery } from '../api/get-similar.ts'
import type { Listing } from '../model.ts'
import { MissionCard } from './MissionCard.tsx'

/** Similar missions for visitors without an account. */
export function PublicSimilar({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog')
  const { data: skills } = useQuery(skillsQuery())
  const { data = [] } = useQuery(similarQuery(listing))
  if (data.length === 0) return null
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {t('mission.similar')}
      </Title>
      <ul className={cards.cards}>
        {data.map((one) => (
          <li key={one.mission_id}>
            <MissionCard listing={one} skills={skills} level={3} isPublic />
          </li>
        ))}
      </ul>
    </section>
  )
}
