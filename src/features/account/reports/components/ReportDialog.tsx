import { Checkbox, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useReportContent } from '../api/report-content.ts'
import { longestReport, type ReportReason, reasonsFor, type SubjectKind } from '../model.ts'

export interface ReportDialogProps {
  kind: SubjectKind
  id: string
  /** The person who can be blocked with it; also names a reported person. */
  name?: string
  /** Preselected reason. */
  reason?: ReportReason
  canBlock?: boolean
  onClose: () => void
  /** Called if the person was also blocked. */
  onBlocked?: () => void
}

export function ReportDialog({ kind, id, name, canBlock = false, onClose, ...rest }: ReportDialogProps) {
  const { t } = useTranslation('reports')
  const [reason, setReason] = useState<ReportReason | null>(rest.reason ?? null)
  const [details, setDetails] = useState('')
  const [isBlocking, setBlocking] = useState(canBlock && kind === 'person')
  const [isTried, setTried] = useState(false)
  const report = useReportContent(() => {
    toast.success({ title: t('dialog.sent'), message: t('dialog.sentText') })
    onClose()
    if (isBlocking) rest.onBlocked?.()
  })
  const lacksDetails = reason === 'other' && details.trim() === ''
  const submit = () => {
    setTried(true)
    if (reason && !lacksDetails) report.mutate({ kind, id, reason, details, also_block: isBlocking })
  }
  const title = kind === 'person' && name ? t('dialog.titleOf', { name }) : t(`dialog.title.${kind}`)
  return (
    <FormDialog
      title={title}
      action={t('dialog.send')}
      isHarmful
      change={report}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('dialog.text')}</Text>
      <Radio.Group
        label={t('dialog.reason')}
        withAsterisk
        value={reason}
        error={isTried && !reason && t('dialog.chooseReason')}
        onChange={(value) => setReason(value as ReportReason)}
      >
        <Stack gap="xs" my={6}>
          {reasonsFor(kind).map((value) => (
            <Radio key={value} value={value} label={t(`reasons.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {reason === 'real_work' && (
        <Text size="sm" c="dimmed">
          {t('dialog.realWork')}
        </Text>
      )}
      <Textarea
        label={t('dialog.details')}
        description={t('dialog.detailsHint', { most: longestReport })}
        required={reason === 'other'}
        error={isTried && lacksDetails && t('dialog.detailsMissing')}
        maxLength={longestReport}
        autosize
        minRows={2}
        value={details}
        onChange={(event) => setDetails(event.currentTarget.value)}
      />
      {canBlock && name && (
        <Checkbox
          label={t('dialog.alsoBlock', { name })}
          checked={isBlocking}
          onChange={(event) => setBlocking(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
