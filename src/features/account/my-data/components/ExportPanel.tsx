import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { ConfirmIdentity } from '../../auth/components/ConfirmIdentity.tsx'
import {
  type DataExport,
  downloadExport,
  isUnderWay,
  latestExportQuery,
  requestExport,
} from '../api/exports.ts'
import { dataKeys } from '../api/keys.ts'

/** Requests a data export, shows its progress, and offers the download. */
export function ExportPanel() {
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(latestExportQuery(id))
  if (error && data === undefined) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton height={44} w={220} role="status" aria-busy />
  return (
    <Stack gap="md" w="100%" aria-live="polite">
      {data && isUnderWay(data) && <Building export={data} />}
      {data?.status === 'ready' && <Ready export={data} />}
      {data?.status === 'failed' && <Failed />}
      {!isUnderWay(data) && <Ask isFirst={data?.status !== 'ready'} />}
    </Stack>
  )
}

function Building({ export: { percent, step } }: { export: DataExport }) {
  const { t } = useTranslation('myData')
  const text = t(step === 'files' ? 'export.files' : 'export.data', { percent })
  return (
    <div>
      <Text size="sm" mb={6}>
        {text}
      </Text>
      <Progress value={Math.max(percent, 3)} aria-label={t('export.progress')} animated />
      <Text size="sm" c="dimmed" mt={6}>
        {t('export.leave')}
      </Text>
      <NoEmailNotice concerns="you" mt="sm" />
    </div>
  )
}

function Ready({ export: built }: { export: DataExport }) {
  const { t } = useTranslation('myData')
  const download = useMutation({ mutationFn: downloadExport, onError: toast.error })
  return (
    <Group>
      <Button loading={download.isPending} onClick={() => download.mutate(built)}>
        {t('export.download', { size: formatFileSize(built.size ?? 0) })}
      </Button>
      <Text size="sm" c="dimmed">
        {t('export.until', { date: formatDate(built.expires_at!) })}
      </Text>
    </Group>
  )
}

function Failed() {
  const { t } = useTranslation('myData')
  return (
    <Alert color="red" role="alert">
      {t('export.failed')}
    </Alert>
  )
}

function Ask({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('myData')
  const { id } = useSignedIn()
  const queries = useQueryClient()
  const [isOpen, { open, close }] = useDisclosure()
  const request = async () => {
    await requestExport()
    await queries.invalidateQueries({ queryKey: dataKeys.latestExport(id) })
  }
  return (
    <div>
      <Button variant={isFirst ? 'filled' : 'default'} onClick={open}>
        {t(isFirst ? 'export.ask' : 'export.again')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('export.question')}>
        <Stack gap="md">
          <Text>{t('export.questionText')}</Text>
          <ConfirmIdentity action={t('export.submit')} act={request} onDone={close} onClose={close} />
        </Stack>
      </Dialog>
    </div>
  )
}
