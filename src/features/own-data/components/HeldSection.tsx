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
import { heldDataQuery } from '../api/held-data.ts'
import { type DataArea, placeOf } from '../model.ts'

/** How much data is stored where; each name links to where it can be changed. */
export function HeldSection() {
  const { t } = useTranslation('ownData')
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(heldDataQuery(id))
  const sorted = data?.toSorted((one, other) =>
    t(`areas.${one.area}`).localeCompare(t(`areas.${other.area}`)),
  )
  return (
    <SettingsSection title={t('held.title')} text={t('held.text')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {sorted && (
        <ResponsiveTable
          caption={t('held.title')}
          rows={sorted}
          keyOf={({ area }) => area}
          columns={[
            { header: t('held.area'), cell: ({ area }) => <Area area={area} /> },
            { header: t('held.entries'), cell: ({ entries }) => entries, width: 120 },
          ]}
        />
      )}
    </SettingsSection>
  )
}

function Area({ area }: { area: DataArea }) {
  const { t } = useTranslation('ownData')
  const { roles } = useSignedIn()
  const path = useAreaPath()
  const place = placeOf(area, roles)
  const name = t(`areas.${area}`)
  if (!place) return <>{name}</>
  return (
    <Anchor component={Link} to={path(place)}>
      {name}
    </Anchor>
  )
}
