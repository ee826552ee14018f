import { Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import type { Check } from '../checks.ts'
import type { ApproveProps } from './ApproveDialog.tsx'
import type { DialogProps } from './RejectDialog.tsx'

const ApproveDialog = lazyPage<ApproveProps>(
  async () => (await import('./ApproveDialog.tsx')).ApproveDialog,
  'approvals',
)
const RejectDialog = lazyPage<DialogProps>(
  async () => (await import('./RejectDialog.tsx')).RejectDialog,
  'admin',
)
const AskDialog = lazyPage<DialogProps>(async () => (await import('./AskDialog.tsx')).AskDialog, 'approvals')

interface Props {
  request: {
    id: string
    name: string
    /** When the request shown was last changed. */
    updated_at: string
    email_confirmed: boolean
    awaits_answer: boolean
  }
  checks: Check[]
  /** In a list. */
  isSmall?: boolean
}

export function DecisionButtons({ request, checks, isSmall }: Props) {
  const { t } = useTranslation('approvals')
  const { name, id, updated_at: seen } = request
  const size = isSmall ? ({ size: 'compact-md', mih: 32 } as const) : {}
  // Undefined until first opened, so nothing loads earlier; afterwards the dialog stays mounted for its
  // closing animation.
  const [isApproving, setApproving] = useState<boolean>()
  const [isRejecting, setRejecting] = useState<boolean>()
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <Group gap={isSmall ? 'xs' : 'sm'}>
      <Button
        {...size}
        aria-haspopup="dialog"
        disabled={!request.email_confirmed}
        aria-label={`${t('companies.approve')} ${name}`}
        onClick={() => setApproving(true)}
      >
        {t('companies.approve')}
      </Button>
      {!request.awaits_answer && (
        <Button
          {...size}
          variant="default"
          aria-label={t('companies.askThe', { name })}
          onClick={() => setAsking(true)}
        >
          {t('companies.ask')}
        </Button>
      )}
      <Button
        {...size}
        variant="default"
        aria-label={`${t('companies.reject')} ${name}`}
        onClick={() => setRejecting(true)}
      >
        {t('companies.reject')}
      </Button>
      <Suspense>
        {isApproving !== undefined && (
          <ApproveDialog
            id={id}
            name={name}
            seen={seen}
            checks={checks}
            isOpen={isApproving}
            onClose={() => setApproving(false)}
          />
        )}
        {isRejecting !== undefined && (
          <RejectDialog id={id} name={name} isOpen={isRejecting} onClose={() => setRejecting(false)} />
        )}
        {isAsking !== undefined && (
          <AskDialog id={id} name={name} isOpen={isAsking} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </Group>
  )
}
