import { Button, Checkbox, Group, Menu, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ClearSelection } from '../../../../ui/ClearSelection.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import sticky from '../../../../ui/StickyBar.module.css'
import type { Roster } from '../../../organizations/roster/api/answers.ts'
import { studentSorts } from '../model.ts'
import type { RosterSelection } from '../use-selection.ts'
import type { useStudentFilter } from '../use-student-filter.ts'
import { type BulkAct, BulkDialog, bulkActs } from './BulkDialog.tsx'
import { RosterExport } from './RosterExport.tsx'

interface Props {
  list: ReturnType<typeof useStudentFilter>
  selection: RosterSelection
  found: { total: number }
  roster: Roster
}

/** How many students match and in which order, who is selected, and what can be done with them. */
export function BulkBar({ list, selection, found: { total }, roster }: Props) {
  const { t } = useTranslation('students')
  // The home links straight to inviting everyone found.
  const isInviting = useLocation().hash === '#invite' && roster.mayWrite && total > 0
  const [act, setAct] = useState<BulkAct | undefined>(isInviting ? 'invite' : undefined)
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const { count } = selection
  const order = (
    <Group gap="sm" ms="auto">
      <FilterSelect
        aria-label={t('roster.sort')}
        value={list.sort}
        choices={studentSorts.map((value) => ({ value, label: t(`roster.sorts.${value}`) }))}
        onChange={(sort) => list.set({ sort })}
      />
      <RosterExport wanted={{ ...list.filter, sort: list.sort }} selection={selection} />
    </Group>
  )
  if (!roster.mayWrite) {
    return (
      <Group gap="md">
        <Text role="status">{t('roster.count', { count: total })}</Text>
        {order}
      </Group>
    )
  }
  const clear = <ClearSelection label={t('roster.clear')} isCompact={!isWide} onClick={selection.clear} />
  const bar = (
    <Group gap={isWide ? 'md' : 'xs'} mih={42} className={sticky.bar}>
      <Group gap={isWide ? 'md' : 'sm'} wrap="nowrap" w={isWide ? undefined : '100%'}>
        <Checkbox
          {...{ [isWide || count === 0 ? 'label' : 'aria-label']: t('roster.choosePage') }}
          checked={selection.isPage}
          indeterminate={count > 0 && !selection.isPage}
          onChange={selection.turnPage}
        />
        <Text role="status">
          {count > 0 ? t('roster.chosen', { count }) : t('roster.count', { count: total })}
        </Text>
        {!isWide && count > 0 && clear}
      </Group>
      {count > 0 && (
        <>
          {count < total && (isWide || selection.isPage) && (
            <Button variant="subtle" size="compact-md" onClick={selection.chooseAll}>
              {t('roster.chooseAll', { count: total })}
            </Button>
          )}
          <Button
            leftSection={<IconMailForward size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setAct('invite')}
          >
            {t('bulk.invite.button')}
          </Button>
          <Menu position="bottom-start" withInitialFocusPlaceholder={false} withinPortal={false}>
            <Menu.Target>
              <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
                {t('bulk.menu')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {bulkActs.slice(1).map((one) => (
                <Menu.Item key={one} color={one === 'remove' ? 'red' : undefined} onClick={() => setAct(one)}>
                  {t(`bulk.${one}.button`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {isWide && clear}
        </>
      )}
      {isWide && order}
      {act && (
        <BulkDialog
          act={act}
          selection={selection.value}
          count={count}
          roster={roster}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined)
            selection.clear()
          }}
        />
      )}
    </Group>
  )
  if (isWide) return bar
  // On phones, only what concerns the selection stays in view.
  return (
    <>
      {order}
      {bar}
    </>
  )
}
