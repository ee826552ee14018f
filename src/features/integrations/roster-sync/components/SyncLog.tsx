import { Badge, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { RosterSyncRun } from '../api/answers.ts'

const colors: Partial<Record<RosterSyncRun['status'], [string, string]>> = {
  applied: ['moss', 'var(--moss-text)'],
  waiting: ['amber', 'var(--amber-text)'],
  failed: ['red', 'var(--danger-text)'],
}

/** The latest rosters with what they would change, and what is wrong with them. */
export function SyncLog({ syncs }: { syncs: RosterSyncRun[] }) {
  const { t } = useTranslation('rosterSync')
  const path = useAreaPath()
  if (syncs.length === 0) return <EmptyState compact title={t('log.none')} text={t('log.noneText')} />
  return (
    <ResponsiveTable
      caption={t('log.title')}
      rows={syncs}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('log.when'),
          cell: ({ startedAt, by }) => (
            <>
              {formatMoment(startedAt)}
              <Text size="sm" c="dimmed">
                {by ?? noValue}
              </Text>
            </>
          ),
        },
        { header: t('log.state'), cell: ({ status }) => <State status={status} /> },
        { header: t('log.result'), width: '40%', cell: (sync) => <Result sync={sync} /> },
        {
          header: t('log.open'),
          cell: ({ importId, startedAt }) =>
            importId ? (
              <LinkButton
                to={path(`/students/imports/${importId}`)}
                variant="default"
                size="compact-md"
                aria-label={t('log.openOf', { moment: formatMoment(startedAt) })}
              >
                {t('log.open')}
              </LinkButton>
            ) : (
              noValue
            ),
        },
      ]}
    />
  )
}

function State({ status }: Pick<RosterSyncRun, 'status'>) {
  const { t } = useTranslation('rosterSync')
  const [color, text] = colors[status] ?? ['gray', 'inherit']
  return (
    <Badge variant="light" tt="none" color={color} c={text}>
      {t(`log.states.${status}`)}
    </Badge>
  )
}

function Result({ sync }: { sync: RosterSyncRun }) {
  const { t } = useTranslation('rosterSync')
  const { status, problem, added, changed, leaving, skipped, problems } = sync
  if (status === 'failed') return <Text size="sm">{problem ?? t('log.failed')}</Text>
  return (
    <Stack gap={2}>
      <Text size="sm">{t('log.counts', { added, changed, leaving })}</Text>
      {skipped > 0 && <Text size="sm">{t('log.skipped', { count: skipped })}</Text>}
      {problems > 0 && <Text size="sm">{t('log.problems', { count: problems })}</Text>}
    </Stack>
  )
}
