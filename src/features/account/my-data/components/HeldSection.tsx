import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { heldDataQuery } from '../api/held-data.ts'
import { type DataArea, placeOf } from '../model.ts'

/** How much data is stored where; each name links to where it can be changed. */
export function HeldSection() {
  const { t } = useTranslation('myData')
  const { id } = useSignedIn()
  const query = useQuery(heldDataQuery(id))
  const { data } = query
  const sorted = data?.toSorted((one, other) =>
    t(`areas.${one.area}`).localeCompare(t(`areas.${other.area}`)),
  )
  return (
    <Section align="flex-start" title={t('held.title')} hint={t('held.text')}>
      <LoadState query={query} />
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
    </Section>
  )
}

function Area({ area }: { area: DataArea }) {
  const { t } = useTranslation('myData')
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
