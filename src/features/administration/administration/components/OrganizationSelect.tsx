import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearButton } from '../../../../ui/clear-button.ts'
import { requestsQuery } from '../../approvals/api/get-requests.ts'

interface Props {
  id: string | undefined
  name: string | null
  onChange: (id: string | undefined) => void
}

export function OrganizationSelect({ id, name, onChange }: Props) {
  const { t } = useTranslation('administration')
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [search] = useDebouncedValue(typed === name ? '' : typed, 200)
  const { data = [] } = useQuery({ ...requestsQuery({ search, page: 0 }), enabled: isOpen })
  const found = data.map((organization) => ({ value: organization.id, label: organization.name }))
  const isListed = found.some(({ value }) => value === id)
  return (
    <Select
      label={t('filters.organization')}
      placeholder={t('filters.clearOrganization')}
      w={220}
      searchable
      clearable
      clearButtonProps={clearButton(t('filters.clearOrganization'))}
      nothingFoundMessage={t('filters.noOrganization')}
      comboboxProps={{ withinPortal: false }}
      value={id ?? null}
      data={id && name && !isListed ? [{ value: id, label: name }, ...found] : found}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onChange={(value) => onChange(value ?? undefined)}
    />
  )
}
