import { Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hasHeads, type Mapping } from '../../../../../supabase/functions/_shared/rosters/columns.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { type ImportField, importFields } from '../import/model.ts'
import type { OpenedTable } from '../import/open-table.ts'

interface Props {
  table: OpenedTable
  mapping: Mapping
  onChange: (mapping: Mapping) => void
  onSubmit: () => void
}

/** What each column of the file means: guessed, and editable. */
export function ColumnsForm({ table: { start }, mapping, onChange, onSubmit }: Props) {
  const { t } = useTranslation('students')
  const isHeaded = hasHeads(start)
  const body = start.slice(isHeaded ? 1 : 0)
  const columns = mapping.map((field, place) => ({
    place,
    field,
    head: (isHeaded && start[0]!.cells[place]) || t('columns.number', { number: place + 1 }),
    samples: [...new Set(body.map(({ cells }) => cells[place]?.trim()).filter(Boolean))].slice(0, 3),
  }))
  const choose = (place: number, field: ImportField | null) =>
    onChange(mapping.map((old, at) => (at === place ? field : old === field ? null : old)))
  const lacks = !mapping.includes('email') && !mapping.includes('number')
  return (
    <Card padding="lg" component="section" aria-labelledby="columns-title">
      <Stack gap="md">
        <Title order={2} fz="lg" id="columns-title">
          {t('columns.title')}
        </Title>
        <Text c="dimmed">{t(isHeaded ? 'columns.text' : 'columns.noHeads')}</Text>
        <ResponsiveTable
          caption={t('columns.title')}
          rows={columns}
          keyOf={({ place }) => String(place)}
          columns={[
            { header: t('columns.column'), cell: ({ head }) => <Text fw={600}>{head}</Text> },
            {
              header: t('columns.samples'),
              cell: ({ samples }) => <Text c="dimmed">{samples.join(' · ') || noValue}</Text>,
            },
            {
              header: t('columns.means'),
              cell: ({ place, head, field }) => (
                <NativeSelect
                  aria-label={t('columns.meansOf', { column: head })}
                  value={field ?? ''}
                  data={[
                    { value: '', label: t('columns.ignore') },
                    ...importFields.map((one) => ({ value: one, label: t(`fields.${one}`) })),
                  ]}
                  onChange={(event) =>
                    choose(place, (event.currentTarget.value || null) as ImportField | null)
                  }
                />
              ),
            },
          ]}
        />
        {lacks && (
          <Text role="alert" c="var(--danger-text)">
            {t('columns.lacks')}
          </Text>
        )}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" maw="60ch">
            {t('columns.nothingYet')}
          </Text>
          <Button disabled={lacks} onClick={onSubmit}>
            {t('columns.check')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
