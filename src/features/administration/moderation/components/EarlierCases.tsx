import { Anchor, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import lists from '../../../../ui/Lists.module.css'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { CaseRow } from '../api/answers.ts'
import classes from './Moderation.module.css'

export function EarlierCases({ cases }: { cases: CaseRow[] }) {
  const { t } = useTranslation(['moderation', 'reports'])
  const path = useAreaPath()
  if (cases.length === 0) return <Text c="dimmed">{t('noEarlier')}</Text>
  return (
    <ul className={lists.list}>
      {cases.map((row) => (
        <Stack key={row.id} gap={2} component="li">
          <Anchor component={Link} to={path(`/moderation/${row.id}`)} className={classes.title}>
            {t(`reports:kinds.${row.kind}`)} · {row.title || t('untitled')}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[
              row.decision && t(`reports:decisions.${row.decision}`),
              row.isReversed && t('reversed'),
              row.decidedAt && timeAgo(row.decidedAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      ))}
    </ul>
  )
}
