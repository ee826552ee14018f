import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAct } from '../api/act.ts'
import type { Check } from '../checks.ts'
import { Checks } from './Checks.tsx'
import type { DialogProps } from './RejectDialog.tsx'

export interface ApproveProps extends DialogProps {
  checks: Check[]
  /** When the request shown was last changed. */
  seen: string
}

/** Shows what is known before the area opens; a possible duplicate has to be compared first. */
export function ApproveDialog({ id, name, isOpen, onClose, checks, seen }: ApproveProps) {
  const { t } = useTranslation('approvals')
  const [isCompared, setCompared] = useState(false)
  const approve = useAct('approve_organization', () => {
    onClose()
    toast.success({ title: t('approve.done', { name }) })
  })
  const isDuplicate = checks.some(({ key }) => key === 'duplicate')
  return (
    <FormDialog
      opened={isOpen}
      title={t('approve.title', { name })}
      action={t('approve.send')}
      change={approve}
      isReady={!isDuplicate || isCompared}
      onSubmit={() => approve.mutate({ organization_id: id, seen, compared: isCompared })}
      onClose={onClose}
    >
      <Checks checks={checks} />
      <Text>{t('approve.means')}</Text>
      {isDuplicate && (
        <Checkbox
          label={t('approve.compared', { name })}
          checked={isCompared}
          onChange={(event) => setCompared(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
