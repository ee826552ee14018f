import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { IconSearch, IconTicket } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type When, whens } from '../api/find-events.ts'
import { eventKinds } from '../model.ts'
import type { EventFilterState } from '../use-event-filter.ts'
import classes from './Events.module.css'

interface Props {
  filter: EventFilterState
  /** Undefined while loading. */
  found: { total: number; is_more: boolean } | undefined
}

type Name = 'kind' | 'way' | 'host' | 'language' | 'when'

export function EventFilters({ filter, found }: Props) {
  const { t } = useTranslation('events')
  const { values } = filter
  const choose = (name: Name, label: string, any: string, data: { value: string; label: string }[]) => (
    <Select
      label={label}
      placeholder={any}
      clearable
      clearButtonProps={{ 'aria-label': any }}
      data={data}
      value={values[name] || null}
      onChange={(value) => filter.set({ [name]: value ?? '' })}
    />
  )
  return (
    <search>
      <div className={classes.filters}>
        <TextInput
          label={t('browse.search')}
          placeholder={t('browse.searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filter.typed}
          onChange={(event) => filter.type(event.currentTarget.value)}
        />
        {choose(
          'kind',
          t('browse.kind'),
          t('browse.anyKind'),
          eventKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        )}
        {choose('way', t('browse.way'), t('browse.anyWay'), [
          { value: 'online', label: t('online') },
          { value: 'on_site', label: t('onSite') },
        ])}
        {choose('host', t('browse.host'), t('browse.anyHost'), [
          { value: 'company', label: t('hosts.company') },
          { value: 'academia', label: t('hosts.academia') },
        ])}
        {choose('language', t('browse.language'), t('browse.anyLanguage'), [
          { value: 'fr', label: t('languages.fr') },
          { value: 'en', label: t('languages.en') },
        ])}
        {choose(
          'when',
          t('browse.when'),
          t('browse.anyWhen'),
          (Object.keys(whens) as When[]).map((value) => ({ value, label: t(`browse.whens.${value}`) })),
        )}
      </div>
      <Group justify="space-between" mt="sm" mih={36}>
        <Text role="status" c="dimmed">
          {found && t(found.is_more ? 'browse.foundMore' : 'browse.found', { count: found.total })}
        </Text>
        <Group gap="sm">
          {filter.isFiltered && (
            <Button variant="subtle" onClick={filter.reset}>
              {t('browse.clear')}
            </Button>
          )}
          <Button
            variant={values.isMine ? 'light' : 'default'}
            aria-pressed={values.isMine}
            leftSection={<IconTicket size={18} aria-hidden />}
            onClick={() => filter.set({ show: values.isMine ? '' : 'mine' })}
          >
            {t('browse.mine')}
          </Button>
        </Group>
      </Group>
    </search>
  )
}
