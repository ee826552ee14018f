import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { savedSearchesQuery } from '../api/saved-searches.ts'
import { writeFilter } from '../search-filter.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import { KeptSearchesDialog } from './KeptSearchesDialog.tsx'

/** Access to saved searches. An address that names one, as an alert's does, opens that search. */
export function KeptSearches({ search }: { search: CandidateSearch }) {
  const { t } = useTranslation('discovery')
  const [isOpen, setOpen] = useState(false)
  const [params, setParams] = useSearchParams()
  const wanted = params.get('kept')
  const { data } = useQuery({ ...savedSearchesQuery(), enabled: isOpen || wanted !== null })
  const kept = wanted ? data?.find(({ id }) => id === wanted) : undefined
  useEffect(() => {
    if (kept) setParams(writeFilter(kept.filter, kept.sort), { replace: true })
  }, [kept, setParams])
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
