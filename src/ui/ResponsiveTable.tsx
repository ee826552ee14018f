import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ResponsiveTable.module.css'

interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** In pixels where the table itself would give it more than it needs; a share for what needs room first. */
  width?: number | `${number}%`
  /** Figures below each other. */
  isNumber?: boolean
  /** Over the whole width of a phone, without its label. */
  isLong?: boolean
  /** Left out on a phone, where the page of the row has it. */
  isWideOnly?: boolean
}

interface Props<Row> {
  caption: string
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  /** For long lists: on a phone a row stays one line, without labels. */
  isCompact?: boolean
}

/** A table that breathes; on a phone each row becomes a card with its labels. */
export function ResponsiveTable<Row>({ caption, rows, columns, keyOf, isCompact }: Props<Row>) {
  return (
    <div className={classes.frame} data-compact={isCompact || undefined}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ header, width }) => (
              <th key={header} scope="col" style={{ width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ header, cell, width, isWideOnly, isNumber, isLong }) => (
                <td
                  key={header}
                  data-label={header}
                  data-wide-only={isWideOnly || undefined}
                  data-long={isLong || undefined}
                  data-number={isNumber || undefined}
                  data-narrow={typeof width === 'number' || undefined}
                >
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
