import { useTranslation } from 'react-i18next'
import type { CandidateCardFacts } from '../../../features/hiring/discovery/api/answers.ts'
import { titleOf } from '../../../features/hiring/discovery/model.ts'
import { CandidateActions } from '../../../features/hiring/pools/components/CandidateActions.tsx'

/** The actions of a card in search results and matches. */
export function CardButtons({ candidate }: { candidate: CandidateCardFacts }) {
  const { t } = useTranslation('discovery')
  return <CandidateActions card={candidate.id} name={titleOf(candidate) ?? t('untitled')} />
}
