import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { knownZones, zoneName } from '../lib/formats/zones.ts'

/** Picks a time zone by name; keeps one that this browser doesn't list. */
export function ZoneSelect({ value, ...props }: Omit<SelectProps, 'data'> & { value: string }) {
  const { t } = useTranslation()
  const zones = knownZones()
  const known = zones.includes(value) ? zones : [value, ...zones]
  return (
    <Select
      searchable
      allowDeselect={false}
      limit={60}
      value={value}
      data={known.map((zone) => ({ value: zone, label: zoneName(zone) }))}
      nothingFoundMessage={t('noZone')}
      {...props}
    />
  )
}
