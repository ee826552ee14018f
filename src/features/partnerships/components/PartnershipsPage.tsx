import { SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import type { MyOrganization, OrganizationKind } from '../../organizations/api/get-my-organizations.ts'
import { OrganizationGate } from '../../organizations/components/OrganizationGate.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { partnershipsQuery } from '../api/get-partnerships.ts'
import { isOver } from '../model.ts'
import { PartnershipCard } from './PartnershipCard.tsx'

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
  const { show = 'current', set } = useListParams(['over'])
  const { data, error, refetch } = useQuery(partnershipsQuery(organization.id))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <CardsSkeleton tiles={2} rows={0} />
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
          onChange={(value) => set({ show: value === 'over' ? value : '' })}
          data={(['current', 'over'] as const).map((value) => ({ value, label: t(`shows.${value}`) }))}
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
