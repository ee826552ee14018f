import { Button, Checkbox, Group, Menu, Text } from '@mantine/core'
import { IconChevronDown, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import sticky from '../../../ui/StickyBar.module.css'
import type { Roster } from '../model.ts'
import type { RosterSelection } from '../use-selection.ts'
import { type BulkAct, BulkDialog, bulkActs } from './BulkDialog.tsx'

interface Props {
  selection: RosterSelection
  found: { total: number }
  roster: Roster
}

/** How many fit, who is chosen of them, and what can be done with these. */
export function BulkBar({ selection, found: { total }, roster }: Props) {
  const { t } = useTranslation('students')
  const [act, setAct] = useState<BulkAct>()
  const { count } = selection
  if (!roster.mayWrite) return <Text role="status">{t('roster.count', { count: total })}</Text>
  return (
    <Group gap="md" mih={42} className={sticky.bar}>
      <Checkbox
        label={t('roster.choosePage')}
        checked={selection.isPage}
        indeterminate={count > 0 && !selection.isPage}
        onChange={selection.turnPage}
      />
      <Text role="status">
        {count > 0 ? t('roster.chosen', { count }) : t('roster.count', { count: total })}
      </Text>
      {count > 0 && (
        <>
          {count < total && (
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
                <Menu.Item key={one} onClick={() => setAct(one)}>
                  {t(`bulk.${one}.button`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="subtle" color="gray" size="compact-md" onClick={selection.clear}>
            {t('roster.clear')}
          </Button>
        </>
      )}
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
}
