import { SimpleGrid } from '@mantine/core'
import { IconCertificate, IconHeartHandshake, IconListCheck, IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatTile } from '../../../ui/StatTile.tsx'
import type { SchoolHome } from './api/answers.ts'

export function HomeTiles({ home }: { home: SchoolHome | undefined }) {
  const { t } = useTranslation('academia')
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }}>
      <StatTile
        isLoading={!home}
        label={t('home.students')}
        value={home?.students}
        hint={t('home.linked', { count: home?.linked ?? 0 })}
        icon={IconSchool}
      />
      <StatTile
        isLoading={!home}
        label={t('home.programs')}
        value={home?.programs}
        hint={t('home.assigned', { count: home?.assigned ?? 0 })}
        icon={IconListCheck}
      />
      <StatTile
        isLoading={!home}
        label={t('home.partnerships')}
        value={home?.partnerships}
        hint={t('home.proposals', { count: home?.proposals ?? 0 })}
        icon={IconHeartHandshake}
      />
      <StatTile
        isLoading={!home}
        label={t('home.certificates')}
        value={home?.certificates}
        hint={home?.newCertificates ? t('home.moved', { count: home.newCertificates }) : t('home.sharing')}
        icon={IconCertificate}
      />
    </SimpleGrid>
  )
}
