import { Card, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalPageQuery } from '../../../features/account/legal/api/get-legal-page.ts'
import { OperatorForm } from '../../../features/account/legal/components/OperatorForm.tsx'
import { isComplete } from '../../../features/account/legal/model.ts'
import { AdminInvitations } from '../../../features/administration/administration/components/AdminInvitations.tsx'
import { InviteAdmin } from '../../../features/administration/administration/components/InviteAdmin.tsx'
import { settingsQuery } from '../../../features/administration/settings/api/settings.ts'
import { LanguagesForm } from '../../../features/administration/settings/components/LanguagesForm.tsx'
import { LogoField } from '../../../features/administration/settings/components/LogoField.tsx'
import { NameForm } from '../../../features/administration/settings/components/NameForm.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { KeepButton } from './KeepButton.tsx'

const skeleton = <CardsSkeleton tiles={1} />

export function OperatorStep() {
  const query = useQuery(legalPageQuery('privacy'))
  if (!query.data) return <LoadState query={query} skeleton={skeleton} />
  return <OperatorForm operator={query.data.operator} isMain={!isComplete(query.data.operator)} />
}

export function IdentityStep() {
  const query = useQuery(settingsQuery())
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={skeleton} />
  const only = (wanted: string, settings = data) => settings.filter(({ key }) => key === wanted)
  return (
    <>
      <NameForm
        settings={only('product_name')}
        load={async () => only('product_name', (await query.refetch()).data)}
      />
      <LogoField path={(only('logo_path')[0]?.value as string | null | undefined) ?? null} />
      <Group>
        <KeepButton step="identity" />
      </Group>
    </>
  )
}

export function LanguagesStep() {
  const query = useQuery(settingsQuery())
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={skeleton} />
  const only = (settings = data) => settings.filter(({ key }) => key === 'languages')
  return (
    <>
      <LanguagesForm settings={only()} load={async () => only((await query.refetch()).data)} />
      <Group>
        <KeepButton step="languages" />
      </Group>
    </>
  )
}

export const AdministratorStep = () => (
  <Stack gap="md" align="stretch">
    <Group>
      <InviteAdmin />
    </Group>
    <AdminInvitations />
  </Stack>
)

export function SignUpStep() {
  const { t } = useTranslation('setup')
  const path = useAreaPath()
  const query = useQuery(settingsQuery())
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={skeleton} />
  const stateOf = (wanted: string) =>
    t(data.find(({ key }) => key === wanted)?.value === false ? 'steps.sign_up.off' : 'steps.sign_up.on')
  return (
    <>
      <Card padding="lg">
        <Facts isSideBySide>
          <Fact label={t('steps.sign_up.people')}>{stateOf('feature_sign_up')}</Fact>
          <Fact label={t('steps.sign_up.partners')}>{stateOf('feature_partner_sign_up')}</Fact>
        </Facts>
      </Card>
      <Group>
        <LinkButton to={path('/settings/features')}>{t('steps.sign_up.action')}</LinkButton>
        <KeepButton step="sign_up" />
      </Group>
    </>
  )
}
