import { Card, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type {
  MyOrganization,
  OrganizationKind,
} from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import type { FoundPartner } from '../../../features/schools/partnerships/api/answers.ts'
import { useProposePartnership } from '../../../features/schools/partnerships/api/change-partnership.ts'
import { PartnerSelect } from '../../../features/schools/partnerships/components/PartnerSelect.tsx'
import { TermsForm } from '../../../features/schools/partnerships/components/TermsForm.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { toast } from '../../../ui/toast.ts'

/** The first proposal: the partner and the terms. */
export function NewPartnershipPage({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation('partnerships')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('form.titleNew')} back={{ to: path('/partnerships'), label: t('page.back') }} />
      <OrganizationGate kind={kind}>
        {(organization) => <Proposal organization={organization} />}
      </OrganizationGate>
    </>
  )
}

function Proposal({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('partnerships')
  const path = useAreaPath()
  const propose = useProposePartnership()
  const [partner, setPartner] = useState<FoundPartner>()
  const isSchool = organization.kind === 'academia'
  if (organization.myRole === 'teacher' || organization.myRole === 'reviewer') {
    return <Text>{t(isSchool ? 'leadersOnly' : 'authorsOnly')}</Text>
  }
  if (propose.isSuccess) return <Navigate to={path(`/partnerships/${propose.data}`)} replace />
  return (
    <Card padding="lg" component="section" aria-label={t('form.titleNew')} maw={860}>
      <Stack gap="lg">
        <PartnerSelect organization={organization} partner={partner} onChoose={setPartner} />
        <TermsForm
          key={isSchool ? (partner?.id ?? 'nobody') : 'same'}
          terms={null}
          choices={partner?.missions}
          isSchool={isSchool}
          missing={partner ? undefined : t('form.choose')}
          error={propose.error}
          isBusy={propose.isPending}
          onSend={(fields) =>
            partner &&
            propose.mutate(
              { mine: organization.id, other: partner.id, fields },
              { onSuccess: () => toast.success({ title: t('form.sent', { name: partner.name }) }) },
            )
          }
        />
      </Stack>
    </Card>
  )
}
