import { Badge, Checkbox, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatItems, formatList, labelsInSentence } from '../../../../lib/formats/lists.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { Pages } from '../../../../ui/Pages.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { ImportRow } from '../import/rows.ts'
import type { Column, Contract } from '../model.ts'
import { formatSalary } from '../salary.ts'
import { useColumnName } from '../use-column-name.ts'

const onPage = 20

interface Props {
  rows: ImportRow[]
  columns: Column[]
  isTaken: (row: ImportRow) => boolean
  onTurn: (line: number) => void
}

/** Every row as it would appear on the board, with its problems. */
export function ImportPreview({ rows, columns, isTaken, onTurn }: Props) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const [page, setPage] = useState(1)
  const pages = Math.ceil(rows.length / onPage)
  const columnOf = new Map(columns.map((column) => [column.id, column]))
  return (
    <section>
      <Title order={3} mb="xs">
        {t('import.preview')}
      </Title>
      <ResponsiveTable
        caption={t('import.preview')}
        rows={rows.slice((page - 1) * onPage, page * onPage)}
        keyOf={({ line }) => String(line)}
        columns={[
          {
            header: t('import.line'),
            cell: (row) => (
              <Checkbox
                label={row.line}
                aria-label={t('import.take', { line: row.line })}
                checked={isTaken(row)}
                disabled={row.problem !== null}
                onChange={() => onTurn(row.line)}
              />
            ),
          },
          {
            header: t('list.application'),
            cell: ({ card }) => (
              <>
                <Text fw={600}>{card.company || noValue}</Text>
                <Text size="sm">{card.job_title}</Text>
              </>
            ),
          },
          { header: t('fields.column'), cell: ({ card }) => nameOf(columnOf.get(card.column_id)!) },
          { header: t('list.facts'), cell: ({ card }) => <Facts card={card} /> },
          { header: t('import.state'), cell: (row) => <State row={row} /> },
        ]}
      />
      <Group justify="center" mt="sm">
        <Pages label={t('list.pages')} total={pages} page={page} onChange={setPage} />
      </Group>
    </section>
  )
}

function Facts({ card }: { card: ImportRow['card'] }) {
  const { t } = useTranslation('applications')
  const salary = formatSalary({
    salary_min: card.salary_min ?? null,
    salary_max: card.salary_max ?? null,
    salary_currency: card.salary_currency ?? 'EUR',
  })
  const facts = [
    card.location,
    card.contract && t(`contracts.${card.contract as Contract}`),
    salary,
    card.applied_on && t('import.appliedOn', { date: formatCalendarDay(card.applied_on, 'medium') }),
    card.next_at && formatMoment(card.next_at),
    card.next_action,
    formatItems(card.tags ?? []),
    card.link,
  ]
  return <Text size="sm">{facts.filter(Boolean).join(' · ') || noValue}</Text>
}

function State({ row }: { row: ImportRow }) {
  const { t } = useTranslation('applications')
  if (row.problem) {
    return (
      <Badge color="red" variant="light" c="var(--danger-text)">
        {t(`import.${row.problem}`)}
      </Badge>
    )
  }
  return (
    <Group gap={4}>
      {row.isDuplicate ? (
        <Badge color="amber" variant="light" c="var(--amber-text)">
          {t('import.duplicate')}
        </Badge>
      ) : (
        <Badge color="moss" variant="light" c="var(--moss-text)">
          {t('import.ok')}
        </Badge>
      )}
      {row.ignored.length > 0 && (
        <Text size="sm" c="var(--amber-text)">
          {t('import.ignored', {
            fields: formatList(labelsInSentence(row.ignored.map((field) => t(`fields.${field}`)))),
          })}
        </Text>
      )}
    </Group>
  )
}
