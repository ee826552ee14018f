import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { useLeaveTeam } from '../api/leave-team.ts'
import { useRemoveMember } from '../api/remove-member.ts'
import { type Member, nameOf } from '../model.ts'

interface Props {
  organization: MyOrganization
  member: Member
  isMe: boolean
}

/** Removes someone from the team, or leaves it, after a confirmation. */
export function GoingButton({ organization, member, isMe }: Props) {
  const { t } = useTranslation('team')
  const { t: tCommon } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, { open, close }] = useDisclosure()
  const remove = useRemoveMember(organization.id)
  const leave = useLeaveTeam(organization.id, member.id)
  const words = isMe ? 'leave' : 'remove'
  const names = { name: nameOf(member), company: organization.name }
  const told = {
    onError: (error: unknown) => {
      close()
      toast.error(error)
    },
    onSuccess: () => {
      close()
      toast.success({ title: t(`${words}.done`, names) })
      if (isMe) navigate(paths.dashboard)
    },
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        disabled={member.isLastOwner}
        title={member.isLastOwner ? t('lastOwner') : undefined}
        aria-label={t(`${words}.label`, names)}
        onClick={open}
      >
        {t(`${words}.button`)}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t(`${words}.question`, names)}>
        <Text mb="md">{t(`${words}.text`, names)}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button
            color="red"
            loading={remove.isPending || leave.isPending}
            onClick={() => (isMe ? leave.mutate(undefined, told) : remove.mutate(member.id, told))}
          >
            {t(`${words}.button`)}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
