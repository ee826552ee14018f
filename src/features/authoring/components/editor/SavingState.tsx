import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import type { SaveState } from '../../model/draft-saver.ts'
import classes from './MissionEditor.module.css'

const icons = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  saving: IconCloudUp,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
}

export function SavingState({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { t } = useTranslation('authoring')
  const { t: tCommon } = useTranslation()
  const Icon = icons[state.status]
  function words(): string {
    if (state.status === 'failed') return t('saving.failed', { reason: errorText(state.error) })
    return t(`saving.${state.status === 'saving' ? 'waiting' : state.status}`)
  }
  return (
    <>
      <span role="status" className={classes.saving} data-status={state.status}>
        <Icon size={18} stroke={1.7} aria-hidden />
        {words()}
      </span>
      {state.status === 'failed' && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {tCommon('retry')}
        </Button>
      )}
    </>
  )
}
