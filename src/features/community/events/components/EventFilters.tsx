import { Button, Group, Text } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { type When, whens } from '../api/find-events.ts'
import { eventKinds } from '../model.ts'
import type { EventFilterState } from '../use-event-filter.ts'
import classes from './Events.module.css'

interface Props {
  filter: EventFilterState
  /** Undefined while loading. */
  found: { total: number; is_more: boolean } | undefined
}

export function EventFilters({ filter, found }: Props) {
  const { t } = useTranslation('events')
  const { values, set } = filter
  const { isMine } = filter.wanted
  return (
    <search>
      <div className={classes.filters}>
        <SearchField label={t('browse.search')} placeholder={t('browse.searchHint')} list={filter} />
        <FilterPicker
          label={t('browse.kind')}
          all={t('browse.anyKind')}
          choices={eventKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={values.kind}
          onChange={(kind) => set({ kind })}
        />
        <FilterPicker
          label={t('browse.way')}
          all={t('browse.anyWay')}
          choices={[
            { value: 'online', label: t('online') },
            { value: 'on_site', label: t('onSite') },
          ]}
          value={values.way}
          onChange={(way) => set({ way })}
        />
        <FilterPicker
          label={t('browse.host')}
          all={t('browse.anyHost')}
          choices={(['company', 'academia'] as const).map((value) => ({ value, label: t(`hosts.${value}`) }))}
          value={values.host}
          onChange={(host) => set({ host })}
        />
        <FilterPicker
          label={t('browse.language')}
          all={t('browse.anyLanguage')}
          choices={(['fr', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={values.language}
          onChange={(language) => set({ language })}
        />
        <FilterPicker
          label={t('browse.when')}
          all={t('browse.anyWhen')}
          choices={(Object.keys(whens) as When[]).map((value) => ({
            value,
            label: t(`browse.whens.${value}`),
          }))}
          value={values.when}
          onChange={(when) => set({ when })}
        />
      </div>
      <Group justify="space-between" mt="sm" mih={36}>
        <Text role="status" c="dimmed">
          {found && t(found.is_more ? 'browse.foundMore' : 'browse.found', { count: found.total })}
        </Text>
        <Group gap="sm">
          <ClearFilters list={filter} />
          <Button
            variant={isMine ? 'light' : 'default'}
            aria-pressed={isMine}
            leftSection={<IconTicket size={18} aria-hidden />}
            onClick={() => set({ show: isMine ? undefined : 'mine' })}
          >
            {t('browse.mine')}
          </Button>
        </Group>
      </Group>
    </search>
  )
}
