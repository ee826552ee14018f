import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../profiles/stations.ts'
import { meetings } from '../model.ts'
import type { TalkFilterState } from '../use-talk-filter.ts'
import classes from './Talks.module.css'

interface Props {
  filter: TalkFilterState
  topics: string[]
  /** Undefined while loading. */
  found: number | undefined
}

const languages = ['fr', 'en', 'es', 'de', 'it', 'pt', 'ar']

export function TalkFilters({ filter, topics, found }: Props) {
  const { t, i18n } = useTranslation('talks')
  const choices = (name: 'topic' | 'language' | 'meeting', any: string) => ({
    placeholder: any,
    clearable: true,
    clearButtonProps: { 'aria-label': any },
    value: filter[name] || null,
    onChange: (value: string | null) => filter.set({ [name]: value ?? '' }),
  })
  const known = filter.topic && !topics.includes(filter.topic) ? [filter.topic, ...topics] : topics
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
        <Select
          label={t('browse.topic')}
          searchable
          data={known}
          {...choices('topic', t('browse.anyTopic'))}
        />
        <Select
          label={t('browse.language')}
          data={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
          {...choices('language', t('browse.anyLanguage'))}
        />
        <Select
          label={t('browse.meeting')}
          data={meetings.map((value) => ({ value, label: t(`meetings.${value}`) }))}
          {...choices('meeting', t('browse.anyMeeting'))}
        />
      </div>
      <Group justify="space-between" mt="sm" mih={36}>
        <Text role="status" c="dimmed">
          {found !== undefined && t('browse.found', { count: found })}
        </Text>
        {filter.isFiltered && (
          <Button variant="subtle" onClick={filter.reset}>
            {t('browse.clear')}
          </Button>
        )}
      </Group>
    </search>
  )
}
