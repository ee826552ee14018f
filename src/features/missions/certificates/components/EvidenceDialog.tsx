import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Loading } from '../../../../ui/Loading.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { choicesQuery } from '../api/get-choices.ts'
import { EvidenceForm } from './EvidenceForm.tsx'

/** The holder picks what visitors see of the work. */
export function EvidenceDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('certificates')
  const query = useQuery(choicesQuery(code))
  const { data } = query
  return (
    <Dialog opened onClose={onClose} title={t('holder.choose')} size="xl">
      <Text c="dimmed" mb="lg" maw="64ch">
        {t('choose.text')}
      </Text>
      <LoadState query={query} skeleton={<Loading />} />
      {data && <EvidenceForm code={code} choices={data} onDone={onClose} />}
    </Dialog>
  )
}
