import { SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type {
  MyOrganization,
  OrganizationKind,
} from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { useOrganization } from '../../../features/organizations/organizations/use-organization.ts'
import { partnershipsQuery } from '../../../features/schools/partnerships/api/get-partnerships.ts'
import { PartnershipCard } from '../../../features/schools/partnerships/components/PartnershipCard.tsx'
import { isOver } from '../../../features/schools/partnerships/model.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

const shows = ['current', 'over'] as const
const params = { show: oneOf(shows, 'current') }

export function PartnershipsPage({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation('partnerships')
  const { organization } = useOrganization(kind)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t(kind === 'academia' ? 'forSchool' : 'forPartner')}
        actions={organization && mayAct(organization) && <ProposeButton />}
      />
      <OrganizationGate kind={kind}>
        {(one) =>
          one.myRole === 'reviewer' ? <Text>{t('authorsOnly')}</Text> : <Partnerships organization={one} />
        }
      </OrganizationGate>
    </>
  )
}

const mayAct = ({ myRole }: MyOrganization) => myRole !== 'teacher' && myRole !== 'reviewer'

function ProposeButton() {
  const { t } = useTranslation('partnerships')
  const path = useAreaPath()
  return (
    <LinkButton to={path('/partnerships/new')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('propose')}
    </LinkButton>
  )
}

function Partnerships({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('partnerships')
  const { values, set } = useUrlState(params)
  const { show } = values
  const query = useQuery(partnershipsQuery(organization.id))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={0} />} />
  const side = organization.kind === 'academia' ? 'school' : 'partner'
  const shown = data.filter(({ state }) => isOver(state) === (show === 'over'))
  return (
    <Stack gap="lg">
      {!mayAct(organization) && <Text>{t('leadersOnly')}</Text>}
      {data.length > 0 && (
        <SegmentedControl
          aria-label={t('show')}
          style={{ alignSelf: 'flex-start' }}
          value={show}
          onChange={(value) => set({ show: value })}
          data={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        />
      )}
      {shown.length === 0 &&
        (show === 'over' ? (
          <EmptyState title={t('emptyOver')} text={t('emptyOverText')} />
        ) : (
          <EmptyState
            title={t('empty')}
            text={t(side === 'school' ? 'emptySchool' : 'emptyPartner')}
            action={mayAct(organization) && <ProposeButton />}
          />
        ))}
      {shown.length > 0 && (
        <ul className={cards.cards}>
          {shown.map((row) => (
            <li key={row.id}>
              <PartnershipCard row={row} side={side} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
