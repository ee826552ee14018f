import { SimpleGrid } from '@mantine/core'
import {
  IconActivity,
  IconBuildings,
  IconCertificate,
  IconFlag,
  IconHourglass,
  IconInbox,
  IconTargetArrow,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatTile } from '../../../ui/StatTile.tsx'
import type { AdminHome } from './api/answers.ts'

export function HomeTiles({ home }: { home: AdminHome }) {
  const { t } = useTranslation('admin')
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile
        label={t('home.users')}
        value={home.users}
        hint={t('home.newUsers', { count: home.new_users })}
        trend={home.people_by_week}
        icon={IconUsers}
      />
      <StatTile
        label={t('home.active')}
        value={home.active_users}
        hint={t('home.activeHint')}
        icon={IconActivity}
      />
      <StatTile label={t('home.organizations')} value={home.organizations} icon={IconBuildings} />
      <StatTile label={t('home.pending')} value={home.pending} icon={IconHourglass} />
      <StatTile label={t('home.reports')} value={home.reports} icon={IconFlag} />
      <StatTile label={t('home.missions')} value={home.missions} icon={IconTargetArrow} />
      <StatTile
        label={t('home.certificates')}
        value={home.certificates}
        trend={home.certificates_by_week}
        icon={IconCertificate}
      />
      <StatTile
        label={t('home.waiting')}
        value={home.waiting}
        hint={home.late > 0 ? t('home.late', { count: home.late }) : t('home.inTime')}
        icon={IconInbox}
      />
    </SimpleGrid>
  )
}
