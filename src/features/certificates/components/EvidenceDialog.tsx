import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { choicesQuery } from '../api/get-choices.ts'
import { EvidenceForm } from './EvidenceForm.tsx'

/** The holder picks what visitors see of the work. */
export function EvidenceDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('certificates')
  const { data, error, refetch } = useQuery(choicesQuery(code))
  return (
    <Dialog opened onClose={onClose} title={t('holder.choose')} size="xl">
      <Text c="dimmed" mb="lg" maw="64ch">
        {t('choose.text')}
      </Text>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && <EvidenceForm code={code} choices={data} onDone={onClose} />}
    </Dialog>
  )
}
