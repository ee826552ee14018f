import { Button, Checkbox, Group, Menu, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearSelection } from '../../../../ui/ClearSelection.tsx'
import sticky from '../../../../ui/StickyBar.module.css'
import type { UsersPage } from '../api/answers.ts'
import { type BulkAct, bulkActs } from '../model.ts'
import type { Chosen } from '../use-row-selection.ts'
import { BulkDialog } from './BulkDialog.tsx'

/** How many users match, how many are selected, and what can be done with them. */
export function UsersBulkBar({ page, chosen }: { page: UsersPage; chosen: Chosen }) {
  const { t } = useTranslation('administration')
  const [act, setAct] = useState<BulkAct>()
  const onPage = page.users.map(({ id }) => id)
  const count = chosen.ids.length
  const isPage = onPage.length > 0 && onPage.every(chosen.has)
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const clear = <ClearSelection label={t('choose.clear')} isCompact={!isWide} onClick={chosen.clear} />
  return (
    <Group gap={isWide ? 'md' : 'xs'} mih={42} className={sticky.bar}>
      <Group gap={isWide ? 'md' : 'sm'} wrap="nowrap" w={isWide ? undefined : '100%'}>
        <Checkbox
          {...{ [isWide || count === 0 ? 'label' : 'aria-label']: t('choose.page') }}
          checked={isPage}
          indeterminate={count > 0 && !isPage}
          onChange={() => chosen.turnAll(onPage)}
        />
        <Text role="status">{count > 0 ? t('choose.count', { count }) : found(page, t)}</Text>
        {!isWide && count > 0 && clear}
      </Group>
      {count > 0 && (
        <>
          <Menu position="bottom-start" withInitialFocusPlaceholder={false} withinPortal={false}>
            <Menu.Target>
              <Button rightSection={<IconChevronDown size={16} aria-hidden />}>{t('bulk.menu')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              {bulkActs.map((one) => (
                <Menu.Item key={one} onClick={() => setAct(one)}>
                  {t(`bulk.${one}.button`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {isWide && clear}
        </>
      )}
      {act && (
        <BulkDialog
          act={act}
          people={chosen.ids}
          onClose={() => setAct(undefined)}
          onDone={() => {
            setAct(undefined)
            chosen.clear()
          }}
        />
      )}
    </Group>
  )
}

function found(
  { total, isCounted }: UsersPage,
  t: ReturnType<typeof useTranslation<'administration'>>['t'],
): string {
  return isCounted ? t('count', { count: total }) : t('countMore', { count: total })
}
