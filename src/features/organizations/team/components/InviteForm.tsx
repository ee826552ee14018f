import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressesField, useAddresses } from '../../../../ui/AddressesField.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { useInviteToTeam } from '../api/invite-to-team.ts'
import { type MemberRole, maxInvitedAtOnce, teamRoles } from '../model.ts'

interface Props {
  organization: MyOrganization
  /** Members, and people with a pending invitation. */
  known: string[]
}

/** Invites one or several people in the same role; invalid addresses are reported row by row. */
export function InviteForm({ organization, known }: Props) {
  const { t } = useTranslation('team')
  const roles = teamRoles(organization.kind)
  const [role, setRole] = useState<MemberRole>(roles[1]!)
  const invite = useInviteToTeam(organization.id)
  const addresses = useAddresses(known)
  const { emails } = addresses
  const isTooMany = emails.length > maxInvitedAtOnce
  function send(event: React.FormEvent): void {
    event.preventDefault()
    if (emails.length === 0 || isTooMany) return
    invite.mutate(
      { emails, role },
      {
        onSuccess: (count) => {
          addresses.keepUnread()
          toast.success({ title: t('invite.sent', { count }) })
        },
      },
    )
  }
  return (
    <Form onSubmit={send}>
      <Stack gap="md" maw={640}>
        <NoEmailNotice concerns="others" />
        <AddressesField
          id="invite"
          label={t('invite.addresses')}
          description={t('invite.addressesHint')}
          minRows={1}
          addresses={addresses}
          say={(problem, address) => t(`invite.problem.${problem}`, { address })}
        />
        <Radio.Group label={t('invite.role')} value={role} onChange={(value) => setRole(value as MemberRole)}>
          <Stack gap="xs" mt={6}>
            {roles.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`roles.${one}.name`)}
                description={t(`roles.${one}.may`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {isTooMany && (
          <Text role="alert" c="var(--danger-text)" size="sm">
            {t('invite.tooMany', { count: maxInvitedAtOnce })}
          </Text>
        )}
        <div>
          <Button type="submit" loading={invite.isPending} disabled={emails.length === 0 || isTooMany}>
            {t('invite.button', { count: emails.length })}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
