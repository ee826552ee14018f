import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
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
  const approve = useAct('approve_organization')
  const isDuplicate = checks.some(({ key }) => key === 'duplicate')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('approve.title', { name })}>
      <Stack gap="md">
        <Checks checks={checks} />
        <Text>{t('approve.means')}</Text>
        {isDuplicate && (
          <Checkbox
            label={t('approve.compared', { name })}
            checked={isCompared}
            onChange={(event) => setCompared(event.currentTarget.checked)}
          />
        )}
        {approve.isError && (
          <Alert color="red" role="alert">
            {errorText(approve.error)}
          </Alert>
        )}
        <Button
          disabled={isDuplicate && !isCompared}
          loading={approve.isPending}
          onClick={() =>
            approve.mutate(
              { organization_id: id, seen, compared: isCompared },
              {
                onSuccess: () => {
                  onClose()
                  toast.success({ title: t('approve.done', { name }) })
                },
              },
            )
          }
        >
          {t('approve.send')}
        </Button>
      </Stack>
    </Dialog>
  )
}
