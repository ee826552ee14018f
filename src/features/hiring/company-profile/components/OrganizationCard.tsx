import { Card, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import type { OrganizationCheck } from '../../../organizations/organizations/api/answers.ts'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { OrganizationLogo } from '../../../organizations/organizations/components/OrganizationLogo.tsx'

interface Props {
  organization: { slug: string; name: string; checks?: OrganizationCheck[] }
  kind?: 'company' | 'academia'
  level: 2 | 3
  children: ReactNode
}

/** A company or school in a list; the whole card leads to its page. */
export function OrganizationCard({ organization, kind = 'company', level, children }: Props) {
  const { slug, name, checks } = organization
  return (
    <Card padding="lg" className={cards.card}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <OrganizationLogo of={slug} name={name} size={44} />
        <div style={{ minWidth: 0 }}>
          <Title order={level} fz="1.0625rem" className={cards.title}>
            <DetailLink to={kind === 'company' ? paths.company(slug) : paths.school(slug)}>{name}</DetailLink>
          </Title>
          <CheckBadges checks={checks} size="sm" />
        </div>
      </Group>
      {children}
    </Card>
  )
}
