import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useChangeSetupStep } from '../../../features/administration/setup/api/change-setup.ts'

/** For steps in which what is there may suit: no fact but the administrator's word says so. */
export function KeepButton({ step }: { step: 'texts' | 'identity' | 'languages' | 'sign_up' }) {
  const { t } = useTranslation('setup')
  const change = useChangeSetupStep()
  return (
    <Button
      variant="default"
      loading={change.isPending}
      onClick={() => change.mutate({ step, change: 'confirm' })}
    >
      {t('keep')}
    </Button>
  )
}
