import { Badge, Group, Text } from '@mantine/core'
import { IconBriefcase, IconMapPin, IconMessageCheck, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import type { ListedOrganization } from '../api/answers.ts'
import { OrganizationCard } from './OrganizationCard.tsx'

interface Props {
  kind: 'company' | 'academia'
  organizations: ListedOrganization[]
  level?: 2 | 3
}

/** The cards of a catalog. */
export function ListedOrganizations({ kind, organizations, level = 2 }: Props) {
  return (
    <ul className={cards.cards}>
      {organizations.map((one) => (
        <li key={one.id}>
          <OrganizationCard organization={one} kind={kind} level={level}>
            {one.tagline && <Text lineClamp={2}>{one.tagline}</Text>}
            <Facts kind={kind} organization={one} />
            {one.departments.length > 0 && (
              <Group gap={6}>
                {one.departments.map((name) => (
                  <Badge key={name} variant="light" color="gray" tt="none">
                    {name}
                  </Badge>
                ))}
              </Group>
            )}
          </OrganizationCard>
        </li>
      ))}
    </ul>
  )
}

function Facts({ kind, organization }: { kind: Props['kind']; organization: ListedOrganization }) {
  const { t } = useTranslation(['companyProfile', 'schoolProfile'])
  const { sector, place, size, missions, replyRate } = organization
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }
  return (
    <ul className={cards.facts}>
      {kind === 'company' && sector && <li>{t(`page.sectors.${sector}`)}</li>}
      {place && (
        <li>
          <IconMapPin {...icon} />
          {place}
        </li>
      )}
      {size && (
        <li>
          <IconUsers {...icon} />
          {kind === 'company' ? t(`page.sizes.${size}`) : t(`schoolProfile:page.sizes.${size}`)}
        </li>
      )}
      {missions > 0 && (
        <li>
          <IconBriefcase {...icon} />
          {t('catalog.missions', { count: missions })}
        </li>
      )}
      {replyRate !== null && (
        <li>
          <IconMessageCheck {...icon} />
          {t('catalog.reply', { rate: replyRate })}
        </li>
      )}
    </ul>
  )
}
