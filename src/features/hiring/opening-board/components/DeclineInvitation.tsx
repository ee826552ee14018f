import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { OpeningPageData } from '../api/answers.ts'
import { useDeclineInvitation } from '../api/opportunities.ts'

interface Props {
  opening: OpeningPageData
  onDeclined: () => void
}

/** For people invited to an opening: they aren't asked again. */
export function DeclineInvitation({ opening, onDeclined }: Props) {
  const { t } = useTranslation('openingBoard')
  const [isAsked, setAsked] = useState(false)
  const decline = useDeclineInvitation(opening.id)
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {t('page.decline')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('page.decline')}
          text={t('page.declineText', { name: opening.organization.name })}
          action={t('page.decline')}
          change={decline}
          onConfirm={() =>
            decline.mutate(undefined, {
              onSuccess: () => {
                toast.success({ title: t('page.declined') })
                onDeclined()
              },
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
