import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../lib/language-names.ts'
import { ClearFilters } from '../../../../ui/ClearFilters.tsx'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
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
  const { topic, language, meeting } = filter.values
  const known = topic && !topics.includes(topic) ? [topic, ...topics] : topics
  return (
    <search>
      <div className={classes.filters}>
        <SearchField label={t('browse.search')} placeholder={t('browse.searchHint')} list={filter} />
        <FilterPicker
          label={t('browse.topic')}
          searchable
          all={t('browse.anyTopic')}
          choices={known.map((value) => ({ value, label: value }))}
          value={topic}
          onChange={(value) => filter.set({ topic: value })}
        />
        <FilterPicker
          label={t('browse.language')}
          all={t('browse.anyLanguage')}
          choices={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
          value={language}
          onChange={(value) => filter.set({ language: value })}
        />
        <FilterPicker
          label={t('browse.meeting')}
          all={t('browse.anyMeeting')}
          choices={meetings.map((value) => ({ value, label: t(`meetings.${value}`) }))}
          value={meeting}
          onChange={(value) => filter.set({ meeting: value })}
        />
      </div>
      <Group justify="space-between" mt="sm" mih={36}>
        <Text role="status" c="dimmed">
          {found !== undefined && t('browse.found', { count: found })}
        </Text>
        <ClearFilters list={filter} />
      </Group>
    </search>
  )
}
