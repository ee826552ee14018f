import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import type { Partnership, Terms } from '../api/answers.ts'
import { useProposeTerms } from '../api/change-partnership.ts'
import { otherSide } from '../model.ts'
import { TermsForm } from './TermsForm.tsx'

interface Props {
  partnership: Partnership
  /** What the new proposal starts from. */
  terms: Terms
  isRenewal?: boolean
  onDone: () => void
}

/** Another proposal in the same partnership. */
export function ChangeTerms({ partnership, terms, isRenewal, onDone }: Props) {
  const { t } = useTranslation('partnerships')
  const propose = useProposeTerms(partnership.id, partnership.lastVersion)
  const { name } = partnership[otherSide(partnership.side)]
  return (
    <TermsForm
      terms={terms}
      isRenewal={isRenewal}
      choices={partnership.choices ?? []}
      isSchool={partnership.side === 'school'}
      error={propose.error}
      isBusy={propose.isPending}
      onSend={(fields) =>
        propose.mutate(fields, {
          onSuccess: () => {
            toast.success({ title: t('form.sent', { name }) })
            onDone()
          },
        })
      }
      onCancel={onDone}
    />
  )
}
