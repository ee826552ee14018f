import { Badge, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  templateCandidatesQuery,
  templatesPageSize,
} from '../../../features/administration/reference-data/api/get-templates.ts'
import { ListFrame } from '../../../features/administration/reference-data/components/ListFrame.tsx'
import { TemplateDialog } from '../../../features/administration/reference-data/components/TemplateDialog.tsx'
import type { TemplateCandidate } from '../../../features/administration/reference-data/model.ts'
import { useCategoryName } from '../../../features/administration/reference-data/use-category-name.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { languageName } from '../../../lib/language-names.ts'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useListState } from '../../../ui/use-list-state.ts'

export function TemplatesPage() {
  const { t, i18n } = useTranslation('referenceData')
  const categoryName = useCategoryName()
  const list = useListState()
  const [open, setOpen] = useState<{ mission: TemplateCandidate; offered: boolean }>()
  const query = useQuery(templateCandidatesQuery(list.search, list.page - 1))
  const { data } = query
  const found = data && { rows: data, pages: Math.ceil((data[0]?.total ?? 0) / templatesPageSize) }
  const button = (mission: TemplateCandidate, offered: boolean) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t(offered ? 'templates.offer' : 'templates.withdraw', { title: mission.title })}
      onClick={() => setOpen({ mission, offered })}
    >
      {t(
        !offered
          ? 'templates.withdrawShort'
          : mission.offered_version
            ? 'templates.renew'
            : 'templates.offerShort',
      )}
    </Button>
  )
  return (
    <>
      <ListFrame
        found={found}
        query={query}
        list={list}
        empty={{ title: t('templates.empty'), text: t('templates.emptyText') }}
        controls={
          <>
            <Text c="dimmed" maw="72ch">
              {t('templates.text')}
            </Text>
            <SearchField label={t('templates.search')} w={320} maw="100%" list={list} />
          </>
        }
      >
        <ResponsiveTable
          caption={t('templates.tab')}
          rows={data ?? []}
          keyOf={({ mission_id }) => mission_id}
          columns={[
            {
              header: t('templates.mission'),
              cell: (one) => (
                <>
                  <Text fw={550} lang={one.language}>
                    {one.title}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {one.organization}
                  </Text>
                </>
              ),
            },
            { header: t('category'), cell: (one) => categoryName(one.category) },
            { header: t('templates.language'), cell: (one) => languageName(one.language, i18n.language) },
            {
              header: t('templates.state'),
              cell: (one) =>
                one.offered_version ? (
                  <Badge variant="light" c="var(--brand-text)">
                    {t('templates.isOffered', { version: one.offered_version })}
                  </Badge>
                ) : (
                  noValue
                ),
            },
            {
              header: t('actions'),
              cell: (one) => (
                <Group gap="xs">
                  {one.offered_version !== one.version && button(one, true)}
                  {one.offered_version && button(one, false)}
                </Group>
              ),
            },
          ]}
        />
      </ListFrame>
      {open && <TemplateDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
