import { SimpleGrid } from '@mantine/core'
import { IconCircleCheck, IconEye, IconTargetArrow, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatTile } from '../../../ui/StatTile.tsx'
import type { OrganizationHome } from './api/answers.ts'

export function HomeTiles({ home }: { home: OrganizationHome | undefined }) {
  const { t } = useTranslation('company')
  const moved = (count = 0) => (count > 0 ? t('home.movedUp', { count }) : t('home.still'))
  const change = home ? home.views - home.views_before : 0
  const views = change === 0 ? 'home.viewsSame' : change > 0 ? 'home.viewsMore' : 'home.viewsFewer'
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile
        isLoading={!home}
        label={t('home.activeMissions')}
        value={home?.active_missions}
        hint={[
          moved(home?.new_missions),
          home && home.by_invitation > 0 && t('home.byInvitation', { count: home.by_invitation }),
        ]
          .filter(Boolean)
          .join(' · ')}
        icon={IconTargetArrow}
      />
      <StatTile
        isLoading={!home}
        label={t('home.applied')}
        value={home?.candidates}
        hint={moved(home?.new_candidates)}
        trend={home?.candidates_by_week}
        icon={IconUsers}
      />
      <StatTile
        isLoading={!home}
        label={t('home.completed')}
        value={home?.completed}
        hint={moved(home?.new_completed)}
        trend={home?.completed_by_week}
        icon={IconCircleCheck}
      />
      <StatTile
        isLoading={!home}
        label={t('home.views')}
        value={home?.views}
        hint={t(views, { count: Math.abs(change) })}
        trend={home?.views_by_week}
        icon={IconEye}
      />
    </SimpleGrid>
  )
}
