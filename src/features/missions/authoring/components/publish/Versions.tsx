import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../../lib/dates.ts'
import { LoadState } from '../../../../../ui/LoadState.tsx'
import { versionsQuery } from '../../api/get-versions.ts'
import classes from './PublishTab.module.css'

export function Versions({ missionId }: { missionId: string }) {
  const { t } = useTranslation('authoring')
  const query = useQuery(versionsQuery(missionId))
  const { data } = query
  return (
    <section aria-labelledby="versions-title">
      <Title order={3} id="versions-title" mb="xs">
        {t('publish.history')}
      </Title>
      <LoadState query={query} skeleton={<Skeleton height={48} />} />
      <ul className={classes.versions}>
        {data?.map(({ version, note, published_at }) => (
          <li key={version}>
            <Text fw={600} span>
              {t('publish.version', { version })}
            </Text>{' '}
            <Text span c="dimmed">
              {formatDate(published_at)}
            </Text>
            {note && <Text size="sm">{note}</Text>}
          </li>
        ))}
      </ul>
    </section>
  )
}
