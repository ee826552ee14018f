import { Button, Checkbox, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReportPerson } from '../api/report-person.ts'
import { longestReport, nameOf, type ReportReason, reportReasons } from '../model.ts'
import type { ShownPerson } from './RelationButtons.tsx'

interface Props {
  person: ShownPerson
  onClose: () => void
  onDone?: () => void
}

export function ReportDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation('network')
  const { t: tCommon } = useTranslation()
  const isBlocked = person.relation === 'blocked'
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [isBlocking, setBlocking] = useState(!isBlocked)
  const [isTried, setTried] = useState(false)
  const name = nameOf(person)
  const report = useReportPerson(() => {
    toast.success({ title: t('said.reported'), message: t('said.reportedText') })
    onClose()
    if (isBlocking) onDone?.()
  })
  const lacksDetails = reason === 'other' && details.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason || lacksDetails) return
    report.mutate({ person: person.id, reason, details, also_block: isBlocking })
  }
  return (
    <Dialog opened onClose={onClose} title={t('report.title', { name })}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('report.text', { name })}</Text>
          <Radio.Group
            label={t('report.reason')}
            withAsterisk
            value={reason}
            error={isTried && !reason && t('report.chooseReason')}
            onChange={(value) => setReason(value as ReportReason)}
          >
            <Stack gap="xs" my={6}>
              {reportReasons.map((value) => (
                <Radio key={value} value={value} label={t(`report.reasons.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={t('report.details')}
            description={t('report.detailsHint', { most: longestReport })}
            required={reason === 'other'}
            error={isTried && lacksDetails && t('report.detailsMissing')}
            maxLength={longestReport}
            autosize
            minRows={2}
            value={details}
            onChange={(event) => setDetails(event.currentTarget.value)}
          />
          {!isBlocked && (
            <Checkbox
              label={t('report.alsoBlock', { name })}
              checked={isBlocking}
              onChange={(event) => setBlocking(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" color="red.8" loading={report.isPending}>
              {t('report.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
