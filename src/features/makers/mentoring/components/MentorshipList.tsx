import { Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import lists from '../../../../ui/Lists.module.css'
import type { Mentorship } from '../api/answers.ts'
import { inParts } from '../model.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { MentorshipCard } from './MentorshipCard.tsx'

/** Pending, active and ended mentorships. */
export function MentorshipList({ mentorships }: { mentorships: Mentorship[] }) {
  const { t } = useTranslation('mentoring')
  const [declined, setDeclined] = useState<Mentorship>()
  return (
    <>
      {inParts(mentorships).map(({ part, listed }) => (
        <section key={part} aria-labelledby={`mentoring-${part}`}>
          <Title order={2} fz="lg" mb="sm" id={`mentoring-${part}`}>
            {t(part)}
          </Title>
          <ul className={lists.list}>
            {listed.map((mentorship) => (
              <MentorshipCard
                key={mentorship.id}
                mentorship={mentorship}
                onDecline={() => setDeclined(mentorship)}
              />
            ))}
          </ul>
        </section>
      ))}
      {declined && <DeclineDialog mentorship={declined} onClose={() => setDeclined(undefined)} />}
    </>
  )
}
