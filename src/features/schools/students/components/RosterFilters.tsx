import { Badge, Button, Group } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconFilter, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { type Choice, FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import type { Roster } from '../../../organizations/roster/api/answers.ts'
import { accountStates, studentStatuses } from '../model.ts'
import type { useStudentFilter } from '../use-student-filter.ts'
import classes from './RosterFilters.module.css'

interface Props {
  list: ReturnType<typeof useStudentFilter>
  roster: Roster
}

/** Below the search, in one row; on narrow screens, behind a button that shows how many are set. */
export function RosterFilters({ list, roster }: Props) {
  const { t } = useTranslation('students')
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [isOpen, { toggle }] = useDisclosure()
  const { filter, set } = list
  const select = (
    key: 'cohort' | 'label' | 'adviser' | 'status' | 'account',
    all: string,
    data: Choice<string>[],
  ) => (
    <FilterSelect
      label={t(`fields.${key}`)}
      all={all}
      value={filter[key]}
      choices={data}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const none = { value: 'none', label: t('roster.none') }
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField label={t('roster.search')} placeholder={t('roster.searchHint')} list={list} />
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
        {select('cohort', t('roster.everyGroup'), [
          ...roster.cohorts.map(({ id, name }) => ({ value: id, label: name })),
          { ...none, label: t('roster.noGroup') },
        ])}
        {select(
          'label',
          t('roster.everyGroup'),
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
        <Group gap="sm">
          {filter.import && (
            <Badge variant="light" size="lg" tt="none">
              {t('roster.ofImport')}
            </Badge>
          )}
          <ClearFilters list={list} size="compact-md" leftSection={<IconX size={16} aria-hidden />} />
        </Group>
      )}
    </div>
  )
}
