import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ResponsiveTable.module.css'
import { useOverflow } from './use-overflow.ts'
import { useFirstRows } from './use-page-shown.ts'

interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** In pixels if the table would make it too wide; a percentage for columns that need space first. */
  width?: number | `${number}%`
  /** Numbers, aligned. */
  isNumber?: boolean
  /** Full width on phones, without its label. */
  isLong?: boolean
  /** Hidden on phones, if the row's own page shows it. */
  isWideOnly?: boolean
}

interface Props<Row> {
  caption: string
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  /** For long lists: on phones a row stays one line, without labels. */
  isCompact?: boolean
}

/** A dense table; on phones each row becomes a card with labels. */
export function ResponsiveTable<Row>({ caption, rows, columns, keyOf, isCompact }: Props<Row>) {
  const { ref, isOverflowing } = useOverflow()
  const shown = useFirstRows(rows)
  // Scrolled by keyboard too, but only a stop on the way where there is something to scroll to.
  const scrolling = isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': caption }
  return (
    <div ref={ref} className={classes.frame} data-compact={isCompact || undefined} {...scrolling}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ header, width, isNumber }) => (
              <th key={header} scope="col" style={{ width }} data-number={isNumber || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
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
