import { Badge, Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { accountStates, type Roster, studentStatuses } from '../model.ts'
import type { useStudentFilter } from '../use-student-filter.ts'
import classes from './RosterFilters.module.css'

interface Props {
  list: ReturnType<typeof useStudentFilter>
  roster: Roster
}

/** All in one row; on narrow screens, behind a button that shows how many are set. */
export function RosterFilters({ list, roster }: Props) {
  const { t } = useTranslation('students')
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [isOpen, { toggle }] = useDisclosure()
  const { filter, set } = list
  const select = (
    key: 'cohort' | 'label' | 'adviser' | 'status' | 'account',
    all: string,
    data: Choice[],
  ) => (
    <NativeSelect
      label={t(`fields.${key}`)}
      value={filter[key]}
      data={[{ value: '', label: all }, ...data]}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    />
  )
  const none = { value: 'none', label: t('roster.none') }
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <TextInput
          label={t('roster.search')}
          placeholder={t('roster.searchHint')}
          leftSection={<IconSearch size={16} aria-hidden />}
          type="search"
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
        {!isWide && (
          <Button
            variant="default"
            leftSection={<IconFilter size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls="roster-filters"
            onClick={toggle}
          >
            {list.filters > 0 ? t('roster.filtersSet', { count: list.filters }) : t('roster.filters')}
          </Button>
        )}
      </div>
      <div id="roster-filters" className={classes.choices} hidden={!isWide && !isOpen}>
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
      </div>
      {list.isFiltered && (
        <Group gap="sm" className={classes.line}>
          {filter.import && (
            <Badge variant="light" size="lg" tt="none">
              {t('roster.ofImport')}
            </Badge>
          )}
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={list.reset}
          >
            {t('roster.reset')}
          </Button>
        </Group>
      )}
    </div>
  )
}

interface Choice {
  value: string
  label: string
}
