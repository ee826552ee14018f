import { Button, List, Radio, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { readAddresses } from '../../authoring/model/addresses.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { useInviteToTeam } from '../api/invite-to-team.ts'
import { type MemberRole, mostMembers, teamRoles } from '../model.ts'

interface Props {
  organization: MyOrganization
  /** Members, and who has an open invitation. */
  known: string[]
}

/** One colleague or several, all in the same role; what cannot be taken is told row by row. */
export function InviteForm({ organization, known }: Props) {
  const { t } = useTranslation('team')
  const roles = teamRoles(organization.kind)
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<MemberRole>(roles[1]!)
  const invite = useInviteToTeam(organization.id)
  const addresses = readAddresses(typed, known)
  const wrong = addresses.filter(({ problem }) => problem)
  const emails = addresses.flatMap(({ email, problem }) => (problem ? [] : [email]))
  const isTooMany = emails.length > mostMembers
  function send(event: React.FormEvent): void {
    event.preventDefault()
    if (emails.length === 0 || isTooMany) return
    invite.mutate(
      { emails, role },
      {
        onError: toast.error,
        onSuccess: (count) => {
          const unread = wrong.filter(({ problem }) => problem === 'invalid').map((one) => one.typed)
          setTyped(unread.join('\n'))
          toast.success({ title: t('invite.sent', { count }) })
        },
      },
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md" maw={640}>
        <Textarea
          label={t('invite.addresses')}
          description={t('invite.addressesHint')}
          autosize
          minRows={1}
          maxRows={8}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div role="status">
          {wrong.length > 0 && (
            <List size="sm" icon={<IconAlertTriangle size={16} color="var(--amber-text)" aria-hidden />}>
              {wrong.slice(0, 10).map((address, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand in several rows.
                <List.Item key={place}>
                  {t(`invite.problem.${address.problem!}`, { address: address.typed })}
                </List.Item>
              ))}
            </List>
          )}
        </div>
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
            {t('invite.tooMany', { count: mostMembers })}
          </Text>
        )}
        <div>
          <Button type="submit" loading={invite.isPending} disabled={emails.length === 0 || isTooMany}>
            {t('invite.button', { count: emails.length })}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
