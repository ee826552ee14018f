import { Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { ActivityList } from '../../../ui/home/ActivityList.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { Activity } from './api/answers.ts'

/** What happened around the missions lately; nothing here asks for anything. */
export function MissionActivity({ activity }: { activity: Activity[] | undefined }) {
  const { t } = useTranslation('company')
  const path = useAreaPath()
  const say = ({ kind, title, count }: Activity) =>
    kind === 'published' && count > 1
      ? t('home.happened.updated', { title, version: count })
      : t(`home.happened.${kind}`, { title, count })
  return (
    <Section title={t('home.activity')}>
      {!activity && <Skeleton h={180} role="status" aria-busy="true" />}
      {activity?.length === 0 && <Text c="dimmed">{t('home.quiet')}</Text>}
      {activity && activity.length > 0 && (
        <ActivityList
          items={activity.map((one) => ({
            id: `${one.kind} ${one.at} ${one.link}`,
            text: say(one),
            details: [one.name, timeAgo(one.at)],
            to: path(one.link),
          }))}
        />
      )}
    </Section>
  )
}
