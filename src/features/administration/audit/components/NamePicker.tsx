import { CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namesQuery } from '../api/find-names.ts'

interface Props {
  label: string
  /** Name of the current selection. */
  chosen: string | undefined
  peopleOnly?: boolean
  /** Kind and id, or undefined to clear. */
  onChoose: (chosen: { type: string; id: string } | undefined) => void
}

/** Picks a person or an organization by part of the name. */
export function NamePicker({ label, chosen, peopleOnly = false, onChoose }: Props) {
  const { t } = useTranslation('audit')
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 250)
  const { data = [] } = useQuery(namesQuery(words))
  if (chosen !== undefined) {
    return (
      <TextInput
        label={label}
        value={chosen}
        readOnly
        rightSection={
          <CloseButton aria-label={t('filters.clear', { label })} onClick={() => onChoose(undefined)} />
        }
      />
    )
  }
  const found = data.filter(({ subject_type }) => !peopleOnly || subject_type === 'account')
  const options = found.map((one) => ({
    value: `${one.subject_type}:${one.subject_id}`,
    label: one.subject_type === 'account' ? [one.name, one.detail].filter(Boolean).join(' · ') : one.name,
  }))
  return (
    <Select
      label={label}
      placeholder={t('filters.namePlaceholder')}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={typed.trim().length < 2 ? [] : options}
      // The server already filtered, by more than what is shown here.
      filter={({ options: all }) => all}
      nothingFoundMessage={t(typed.trim().length < 2 ? 'filters.typeMore' : 'filters.nobody')}
      onChange={(value) => {
        const [type, id] = value?.split(':') ?? []
        if (!type || !id) return
        setTyped('')
        onChoose({ type, id })
      }}
    />
  )
}
