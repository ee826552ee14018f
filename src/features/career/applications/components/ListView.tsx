import { Anchor, Badge, NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { Pages } from '../../../../ui/Pages.tsx'
import { pageOf } from '../../../../ui/page-of.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { daysSilent, isSilent } from '../board.ts'
import { type Card, type Contract, priorityNames } from '../model.ts'
import { formatSalary } from '../salary.ts'
import { orders, sorted } from '../sort.ts'
import type { Applications } from '../use-applications.ts'
import { useColumnName } from '../use-column-name.ts'

const onPage = 50

interface Props {
  applications: Applications
  moveTo: MoveTo<Card>
}

/** The same cards as rows; the column can be changed in place. */
export function ListView({ applications, moveTo }: Props) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const { board, cards, open, list } = applications
  const order = list.values.show
  const columnOf = new Map(board.columns.map((column) => [column.id, column]))
  const { rows, page, pages } = pageOf(sorted(cards, board.columns, order), list.page, onPage)
  return (
    <Stack>
      <FilterSelect
        label={t('list.order')}
        w={240}
        maw="100%"
        value={order}
        choices={orders.map((value) => ({ value, label: t(`list.orders.${value}`) }))}
        onChange={(show) => list.set({ show })}
      />
      <ResponsiveTable<Card>
        caption={t('title')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            header: t('list.application'),
            cell: (card) => (
              <>
                <Anchor component="button" type="button" fw={600} ta="start" onClick={() => open(card.id)}>
                  {card.company}
                </Anchor>
                <Text size="sm">{card.job_title}</Text>
              </>
            ),
          },
          {
            header: t('fields.column'),
            cell: (card) => (
              <NativeSelect
                size="xs"
                miw="8rem"
                aria-label={t('list.columnOf', { card: card.company })}
                value={card.column_id}
                data={board.columns.map((column) => ({ value: column.id, label: nameOf(column) }))}
                onChange={(event) => moveTo(card, event.currentTarget.value, 'first')}
              />
            ),
          },
          {
            header: t('fields.next_action'),
            cell: (card) => (
              <>
                {card.next_at && <Text size="sm">{formatMoment(card.next_at)}</Text>}
                <Text size="sm" c={card.next_at ? 'dimmed' : undefined}>
                  {card.next_action || (card.next_at ? '' : noValue)}
                </Text>
                {isSilent(card, columnOf.get(card.column_id), board.silent_days) && (
                  <Badge variant="light" color="amber" c="var(--amber-text)">
                    {t('silentFor', { count: daysSilent(card) })}
                  </Badge>
                )}
              </>
            ),
          },
          {
            header: t('list.facts'),
            cell: (card) => (
              <Text size="sm">
                {[
                  card.location,
                  card.contract && t(`contracts.${card.contract as Contract}`),
                  formatSalary(card),
                ]
                  .filter(Boolean)
                  .join(' · ') || noValue}
              </Text>
            ),
          },
          {
            header: t('fields.priority'),
            cell: (card) => (
              <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                {t(`priorities.${priorityNames[card.priority] ?? 'normal'}`)}
              </Text>
            ),
          },
        ]}
      />
      <Pages label={t('list.pages')} total={pages} page={page} onChange={list.goToPage} />
    </Stack>
  )
}
