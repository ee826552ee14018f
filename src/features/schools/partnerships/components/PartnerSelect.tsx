import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { OptionText } from '../../../../ui/OptionText.tsx'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import type { FoundPartner } from '../api/answers.ts'
import { foundPartnersQuery } from '../api/find-partners.ts'

interface Props {
  organization: MyOrganization
  partner: FoundPartner | undefined
  onChoose: (partner: FoundPartner | undefined) => void
}

/** Finds an organization of the other kind by name. */
export function PartnerSelect({ organization, partner, onChoose }: Props) {
  const { t } = useTranslation('partnerships')
  const [typed, setTyped] = useState('')
  // The selected name is also in the field: don't search for it.
  const [search] = useDebouncedValue(typed === partner?.name ? '' : typed, 250)
  const {
    data = [],
    error,
    refetch,
    isPending,
  } = useQuery(foundPartnersQuery(organization.id, search.trim()))
  const found = partner && !data.some(({ id }) => id === partner.id) ? [partner, ...data] : data
  if (error && !isPending && data.length === 0) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <Select
      label={t('form.search')}
      placeholder={t(organization.kind === 'academia' ? 'form.searchSchool' : 'form.searchPartner')}
      required
      searchable
      clearable
      maw={480}
      value={partner?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChoose(found.find((one) => one.id === id))}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      // The database already filtered, ignoring accents.
      filter={({ options }) => options}
      nothingFoundMessage={t('form.none')}
      renderOption={({ option }) => {
        const one = found.find(({ id }) => id === option.value)
        return (
          <OptionText
            title={option.label}
            detail={one && [t(`kinds.${one.kind}`), one.place].filter(Boolean).join(' · ')}
          />
        )
      }}
    />
  )
}
