import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { savedSearchesQuery } from '../api/saved-searches.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import { KeptSearchesDialog } from './KeptSearchesDialog.tsx'

/** Access to saved searches. An address that names one, as an alert's does, opens that search. */
export function KeptSearches({ search }: { search: CandidateSearch }) {
  const { t } = useTranslation('discovery')
  const [isOpen, setOpen] = useState(false)
  const { kept: wanted, open } = search
  const { data } = useQuery({ ...savedSearchesQuery(), enabled: isOpen || wanted !== undefined })
  const kept = wanted && data?.find(({ id }) => id === wanted)
  useEffect(() => {
    if (kept) open(kept.filter, kept.sort)
  }, [kept, open])
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('kept.open')}
      </Button>
      {isOpen && <KeptSearchesDialog search={search} kept={data} onClose={() => setOpen(false)} />}
    </>
  )
}
