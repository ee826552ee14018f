import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AppError, errorText } from '../../../../lib/errors.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import type { PreviewLine } from '../api/answers.ts'
import { accountName } from '../model.ts'
import classes from './BulkPreview.module.css'

/** Who a bulk action affects, and who it skips and why. */
export function BulkPreview({ lines }: { lines: PreviewLine[] }) {
  const { t } = useTranslation('administration')
  const affected = lines.filter(({ refusal }) => refusal === null)
  const leftOut = lines.filter(({ refusal }) => refusal !== null)
  return (
    <Stack gap="sm" role="status">
      <div>
        <Title order={3} fz="md">
          {t('bulk.affected', { count: affected.length })}
        </Title>
        {affected.length > 0 && (
          <Text size="sm" className={classes.names}>
            {formatItems(affected.map(accountName))}
          </Text>
        )}
      </div>
      {leftOut.length > 0 && (
        <div>
          <Title order={3} fz="md">
            {t('bulk.leftOut', { count: leftOut.length })}
          </Title>
          <ul className={classes.list}>
            {leftOut.map((line) => (
              <li key={line.id}>
                <Text size="sm" component="span" fw={550}>
                  {accountName(line)}
                </Text>{' '}
                <Text size="sm" component="span" c="dimmed">
                  {errorText(new AppError(line.refusal!, ''))}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}
