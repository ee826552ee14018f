import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { zoneName, zones } from '../lib/formats/zones.ts'

/** Chooses a time zone by its name; one that this browser does not list stays as it is. */
export function ZoneSelect({ value, ...props }: Omit<SelectProps, 'data'> & { value: string }) {
  const { t } = useTranslation()
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
