import { useTranslation } from 'react-i18next'
import type { Health } from '../model.ts'
import { Facts } from './Facts.tsx'
import { PieceCard } from './PieceCard.tsx'

export function VersionsCard({ piece }: { piece: Health['versions'] }) {
  const { t } = useTranslation('health')
  return (
    <PieceCard title={t('versions.title')} piece={piece}>
      {({ postgres, migrations, lastMigration }) => (
        <Facts
          facts={[
            { label: t('versions.product'), value: import.meta.env.VITE_VERSION },
            { label: t('versions.postgres'), value: postgres.split(' ')[0] },
            {
              label: t('versions.migrations'),
              value: migrations,
              hint: t('versions.last', { version: lastMigration }),
            },
          ]}
        />
      )}
    </PieceCard>
  )
}
