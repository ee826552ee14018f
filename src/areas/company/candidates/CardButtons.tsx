import { useTranslation } from 'react-i18next'
import type { CandidateCardFacts } from '../../../features/hiring/discovery/api/answers.ts'
import { titleOf } from '../../../features/hiring/discovery/model.ts'
import { CandidateActions } from '../../../features/hiring/pools/components/CandidateActions.tsx'

/** The actions of a card in search results and matches. */
export function CardButtons({ candidate }: { candidate: CandidateCardFacts }) {
  const { t } = useTranslation('discovery')
  const { t: tContacts } = useTranslation('contacts')
  const { id, contact } = candidate
  const common = { card: id, name: titleOf(candidate) ?? t('untitled') }
  if (contact?.isShared) return <CandidateActions {...common} contact="shared" />
  if (contact?.status === 'pending')
    return <CandidateActions {...common} contact="asked" contactStatus={tContacts('company.requested')} />
  // Asking again would be refused.
  if (contact?.isPaused)
    return (
      <CandidateActions {...common} contact="asked" contactStatus={tContacts(`status.${contact.status}`)} />
    )
  return <CandidateActions {...common} />
}
