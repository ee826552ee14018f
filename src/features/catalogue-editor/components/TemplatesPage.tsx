import { Badge, Button, Group, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../lib/language-names.ts'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { templateCandidatesQuery, templatesPageSize } from '../api/get-templates.ts'
import type { TemplateCandidate } from '../model.ts'
import { useCategoryName } from '../use-category-name.ts'
import { ListFrame } from './ListFrame.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

export function TemplatesPage() {
  const { t, i18n } = useTranslation('catalogueEditor')
  const categoryName = useCategoryName()
  const list = useListParams([])
  const [open, setOpen] = useState<{ mission: TemplateCandidate; offered: boolean }>()
  const { data, error, refetch } = useQuery(templateCandidatesQuery(list.search, list.page - 1))
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
        error={error}
        onRetry={refetch}
        list={list}
        empty={{ title: t('templates.empty'), text: t('templates.emptyText') }}
        controls={
          <>
            <Text c="dimmed" maw="72ch">
              {t('templates.text')}
            </Text>
            <TextInput
              label={t('templates.search')}
              leftSection={<IconSearch size={16} aria-hidden />}
              w={320}
              maw="100%"
              type="search"
              value={list.typed}
              onChange={(event) => list.type(event.currentTarget.value)}
            />
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
                  '—'
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
