import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDeleteWordingRule,
  type WordingRule,
  wordingRulesQuery,
} from '../../../features/administration/opening-review/api/rules.ts'
import { WordingDialog } from '../../../features/administration/opening-review/components/WordingDialog.tsx'
import { type WordingTopic, wordingTopics } from '../../../features/administration/opening-review/model.ts'
import { type Language, languageNames, languages } from '../../../i18n/languages.ts'
import { comparable } from '../../../lib/comparable.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect.tsx'
import { ListView } from '../../../ui/ListView.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

const pageSize = 30
const filters = { language: oneOf(languages), topic: oneOf(wordingTopics) }

/** Expressions that are refused or flagged in openings. */
export function WordingPage() {
  const { t } = useTranslation('openingReview')
  const list = useListState(filters)
  const query = useQuery(wordingRulesQuery())
  const [edited, setEdited] = useState<WordingRule | 'new'>()
  const [removed, setRemoved] = useState<WordingRule>()
  const remove = useDeleteWordingRule()
  const wanted = comparable(list.search)
  const rows = query.data?.filter(
    (rule) =>
      (!list.values.language || rule.language === list.values.language) &&
      (!list.values.topic || rule.topic === list.values.topic) &&
      comparable(`${rule.expression} ${rule.better}`).includes(wanted),
  )
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw={640}>
        {t('wording.text')}
      </Text>
      <Group align="flex-end">
        <SearchField label={t('wording.search')} w={280} maw="100%" list={list} />
        <FilterSelect
          label={t('wording.language')}
          all={t('wording.everyLanguage')}
          value={list.values.language}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => list.set({ language })}
        />
        <FilterSelect
          label={t('wording.topic')}
          all={t('wording.everyTopic')}
          value={list.values.topic}
          choices={wordingTopics.map((value) => ({ value, label: t(`wording.topics.${value}`) }))}
          onChange={(topic) => list.set({ topic })}
        />
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {t('wording.add')}
        </Button>
      </Group>
      <ListView
        query={query}
        rows={rows}
        list={list}
        skeleton={<CardsSkeleton tiles={0} rows={4} />}
        empty={<EmptyState title={t('wording.none')} text={t('wording.noneText')} />}
        noMatch={{ title: t('wording.none'), text: t('wording.noMatch') }}
        pages={{ label: t('wording.pages'), total: Math.ceil((rows?.length ?? 0) / pageSize) }}
      >
        {(shown) => (
          <ResponsiveTable
            caption={t('wording.title')}
            rows={shown.slice((list.page - 1) * pageSize, list.page * pageSize)}
            keyOf={({ id }) => id}
            columns={[
              {
                header: t('wording.expression'),
                cell: (rule) => (
                  <Group gap={6}>
                    <span lang={rule.language}>{rule.expression}</span>
                    {!rule.is_active && (
                      <Badge variant="outline" color="gray" c="dimmed" tt="none">
                        {t('wording.off')}
                      </Badge>
                    )}
                  </Group>
                ),
              },
              {
                header: t('wording.better'),
                cell: (rule) => <span lang={rule.language}>{rule.better}</span>,
              },
              { header: t('wording.language'), cell: ({ language }) => languageNames[language as Language] },
              {
                header: t('wording.topic'),
                cell: ({ topic }) => t(`wording.topics.${topic as WordingTopic}`),
              },
              {
                header: t('wording.verdict'),
                cell: ({ verdict }) => t(`wording.verdicts.${verdict as 'refused' | 'flagged'}`),
              },
              {
                header: t('actions'),
                cell: (rule) => (
                  <Group gap="xs" wrap="nowrap">
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={t('editNamed', { name: rule.expression })}
                      onClick={() => setEdited(rule)}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={t('deleteNamed', { name: rule.expression })}
                      onClick={() => setRemoved(rule)}
                    >
                      {t('delete')}
                    </Button>
                  </Group>
                ),
              },
            ]}
          />
        )}
      </ListView>
      {edited && (
        <WordingDialog rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('deleteNamed', { name: removed.expression })}
          text={t('wording.deleteText')}
          action={t('delete')}
          isHarmful
          change={remove}
          onConfirm={() => remove.mutate(removed.id, { onSuccess: () => setRemoved(undefined) })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  )
}
