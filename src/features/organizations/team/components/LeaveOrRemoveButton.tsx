import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import type { Member } from '../api/answers.ts'
import { useLeaveTeam } from '../api/leave-team.ts'
import { useRemoveMember } from '../api/remove-member.ts'
import { nameOf } from '../model.ts'

interface Props {
  organization: MyOrganization
  member: Member
  isMe: boolean
}

/** Removes someone from the team, or leaves it, after a confirmation. */
export function LeaveOrRemoveButton({ organization, member, isMe }: Props) {
  const { t } = useTranslation('team')
  const navigate = useNavigate()
  const [isOpen, { open, close }] = useDisclosure()
  const remove = useRemoveMember(organization.id)
  const leave = useLeaveTeam(organization.id, member.id)
  const words = isMe ? 'leave' : 'remove'
  const names = { name: nameOf(member), company: organization.name }
  const told = {
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
      <ConfirmDialog
        opened={isOpen}
        title={t(`${words}.question`, names)}
        text={t(`${words}.text`, names)}
        action={t(`${words}.button`)}
        isHarmful
        change={isMe ? leave : remove}
        onConfirm={() => (isMe ? leave.mutate(undefined, told) : remove.mutate(member.id, told))}
        onClose={close}
      />
    </>
  )
}
