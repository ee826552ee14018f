import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useChangeSetupStep } from '../../../features/administration/setup/api/change-setup.ts'

/** For steps whose defaults may suit: only an administrator can confirm that. */
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
