import { Button } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../ui/toast.ts'
import { getRecord } from '../api/get-credential.ts'

/** All certificates of the person as one signed file, for other platforms. */
export function RecordButton() {
  const { t } = useTranslation('certificates')
  const download = useMutation({
    mutationFn: async () =>
      saveFile(`${t('record.file')}.json`, JSON.stringify(await getRecord(), null, 2), 'application/json'),
    onError: toast.error,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconCertificate size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('record.button')}
    </Button>
  )
}
