import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { CareerEntry } from '../career-entries.ts'
import { usePeriod } from '../use-period.ts'
import { AddButton } from './AddButton.tsx'
import classes from './Profile.module.css'
import { Words } from './Words.tsx'

interface Props {
  kind: 'experience' | 'education'
  stations: CareerEntry[]
  /** Opens the form at a new entry. */
  onAdd?: () => void
}

export function StationsView({ kind, stations, onAdd }: Props) {
  const { t } = useTranslation('profiles')
  const period = usePeriod()
  return (
    <Section title={t(kind)}>
      {stations.length === 0 ? (
        <>
          <Text c="dimmed">{t(kind === 'experience' ? 'noExperience' : 'noEducation')}</Text>
          {onAdd && (
            <AddButton onClick={onAdd}>
              {t(kind === 'experience' ? 'addExperience' : 'addEducation')}
            </AddButton>
          )}
        </>
      ) : (
        <ol className={classes.stations}>
          {stations.map((station) => (
            <li key={station.key} className={classes.station}>
              <Text fw={650}>{kind === 'experience' ? station.title : station.at || station.title}</Text>
              <Text>{under(kind, station)}</Text>
              <Text size="sm" c="dimmed">
                {period(station)}
              </Text>
              {station.details && <Words>{station.details}</Words>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function under(kind: Props['kind'], { title, at, location }: CareerEntry): string {
  if (kind === 'education') return at ? title : ''
  return formatItems([at, location])
}
