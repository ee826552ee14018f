import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { Wanted } from '../api/answers.ts'
import { Fact, Facts } from './Facts.tsx'
import { Words } from './Words.tsx'

interface Props {
  wanted: Wanted
  /** Opens the form at a field. */
  onAdd?: (field: 'availability' | 'contracts' | 'places') => void
}

export function WantedView({ wanted, onAdd }: Props) {
  const { t } = useTranslation('profiles')
  const { availability, availableFrom, contracts, places, remote, lookingFor } = wanted
  const add = (field: 'availability' | 'contracts' | 'places') => onAdd && (() => onAdd(field))
  return (
    <Section title={t('wanted')}>
      <Facts>
        <Fact label={t('availability')} onAdd={add('availability')}>
          {availability === 'from_date'
            ? t('availableFromDay', { day: formatDate(availableFrom) })
            : !(onAdd && availability === 'unsaid') && t(`availabilities.${availability}`)}
        </Fact>
        <Fact label={t('remote')}>{t(`remotes.${remote}`)}</Fact>
        <Fact label={t('contracts')} onAdd={add('contracts')}>
          {contracts.length > 0 && (
            <Group gap={6}>
              {contracts.map((kind) => (
                <Badge key={kind} variant="light" size="lg" c="var(--brand-text)" tt="none">
                  {t(`contractKinds.${kind}`)}
                </Badge>
              ))}
            </Group>
          )}
        </Fact>
        <Fact label={t('places')} onAdd={add('places')}>
          {formatItems(places)}
        </Fact>
        {lookingFor && (
          <Fact label={t('lookingFor')} wide>
            <Words>{lookingFor}</Words>
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
