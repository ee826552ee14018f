import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type AlertRhythm, alertRhythms, useSaveOpeningSearch } from '../api/opening-searches.ts'
import type { OpeningSearch } from '../use-opening-search.ts'

interface Props {
  search: OpeningSearch
  onClose: () => void
}

/** Names the current search, and says how often to be notified of new openings. */
export function SaveSearchDialog({ search, onClose }: Props) {
  const { t } = useTranslation('openingBoard')
  const [name, setName] = useState(search.search)
  const [alerts, setAlerts] = useState<AlertRhythm>('daily')
  const save = useSaveOpeningSearch(() => {
    onClose()
    toast.success({ title: t('searches.saved'), message: t('searches.savedText') })
  })
  return (
    <FormDialog
      title={t('searches.save')}
      onClose={onClose}
      action={t('searches.save')}
      change={save}
      isReady={name.trim() !== ''}
      onSubmit={() => save.mutate({ name: name.trim(), filter: search.filter, sort: search.sort, alerts })}
    >
      <Stack gap="md">
        <TextInput
          label={t('searches.name')}
          value={name}
          maxLength={80}
          required
          withAsterisk={false}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <FilterSelect
          label={t('searches.alerts')}
          choices={alertRhythms.map((value) => ({ value, label: t(`searches.rhythms.${value}`) }))}
          value={alerts}
          onChange={(next) => next && setAlerts(next)}
        />
      </Stack>
    </FormDialog>
  )
}
