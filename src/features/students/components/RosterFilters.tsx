import { Badge, Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { accountStates, type Roster, studentStatuses } from '../model.ts'
import type { useStudentFilter } from '../use-student-filter.ts'

interface Props {
  list: ReturnType<typeof useStudentFilter>
  roster: Roster
}

export function RosterFilters({ list, roster }: Props) {
  const { t } = useTranslation('students')
  const { filter, set } = list
  const select = (
    key: 'cohort' | 'label' | 'adviser' | 'status' | 'account',
    all: string,
    data: Choice[],
  ) => (
    <NativeSelect
      label={t(`fields.${key}`)}
      w={190}
      maw="100%"
      value={filter[key]}
      data={[{ value: '', label: all }, ...data]}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    />
  )
  const none = { value: 'none', label: t('roster.none') }
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={t('roster.search')}
        description={t('roster.searchHint')}
        leftSection={<IconSearch size={16} aria-hidden />}
        w={300}
        maw="100%"
        type="search"
        value={list.typed}
        onChange={(event) => list.type(event.currentTarget.value)}
      />
      {select('cohort', t('roster.every'), [
        ...roster.cohorts.map(({ id, name }) => ({ value: id, label: name })),
        none,
      ])}
      {select(
        'label',
        t('roster.every'),
        roster.labels.map(({ name }) => ({ value: name, label: name })),
      )}
      {select('adviser', t('roster.every'), [
        ...roster.advisers.map(({ id, name, email }) => ({ value: id, label: name || email })),
        none,
      ])}
      {select('status', t('status.enrolled'), [
        ...studentStatuses.slice(1).map((status) => ({ value: status, label: t(`status.${status}`) })),
        { value: 'all', label: t('roster.every') },
      ])}
      {select(
        'account',
        t('roster.every'),
        accountStates.map((state) => ({ value: state, label: t(`account.${state}`) })),
      )}
      {filter.import && (
        <Badge variant="light" size="lg" tt="none">
          {t('roster.ofImport')}
        </Badge>
      )}
      {list.isFiltered && (
        <Button variant="subtle" leftSection={<IconX size={16} aria-hidden />} onClick={list.reset}>
          {t('roster.reset')}
        </Button>
      )}
    </Group>
  )
}

interface Choice {
  value: string
  label: string
}
