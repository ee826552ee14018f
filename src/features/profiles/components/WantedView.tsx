import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import type { Wanted } from '../shown-profile.ts'
import { Fact, Facts } from './Facts.tsx'
import { ProfileSection } from './ProfileSection.tsx'

export function WantedView({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('profile')
  const { availability, availableFrom, contracts, places, remote, lookingFor } = wanted
  return (
    <ProfileSection title={t('wanted')}>
      <Facts>
        <Fact label={t('availability')}>
          {availability === 'from_date'
            ? t('availableFromDay', { day: formatDate(availableFrom) })
            : t(`availabilities.${availability}`)}
        </Fact>
        <Fact label={t('remote')}>{t(`remotes.${remote}`)}</Fact>
        <Fact label={t('contracts')}>
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
        <Fact label={t('places')}>{places.join(', ')}</Fact>
        {lookingFor && (
          <Fact label={t('lookingFor')} words>
            {lookingFor}
          </Fact>
        )}
      </Facts>
    </ProfileSection>
  )
}
