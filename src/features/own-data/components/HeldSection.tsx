import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { SettingsSection } from '../../account/components/SettingsSection.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { type HeldData, heldDataQuery } from '../api/held-data.ts'
import { placeOf } from '../model.ts'

/** How much stands where, with the way to change it. */
export function HeldSection() {
  const { t } = useTranslation('ownData')
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(heldDataQuery(id))
  return (
    <SettingsSection title={t('held.title')} text={t('held.text')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data && (
        <ResponsiveTable
          caption={t('held.title')}
          rows={data}
          keyOf={({ area }) => area}
          columns={[
            { header: t('held.area'), cell: ({ area }) => t(`areas.${area}`) },
            { header: t('held.entries'), cell: ({ entries }) => entries, width: 120 },
            { header: t('held.change'), cell: (held) => <Place held={held} />, width: 160 },
          ]}
        />
      )}
    </SettingsSection>
  )
}

function Place({ held: { area } }: { held: HeldData }) {
  const { t } = useTranslation('ownData')
  const { roles } = useSignedIn()
  const path = useAreaPath()
  const place = placeOf(area, roles)
  if (!place) return <>{t('held.askUs')}</>
  return (
    <Anchor component={Link} to={path(place)} aria-label={t('held.openNamed', { area: t(`areas.${area}`) })}>
      {t('held.open')}
    </Anchor>
  )
}
