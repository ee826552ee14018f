import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Student } from '../api/answers.ts'
import { useChangeStudents } from '../api/change-students.ts'
import { useInviteStudents, useWithdrawInvitations } from '../api/invite-students.ts'
import type { StudentStatus } from '../model.ts'
import { useInvitedToast } from '../use-invited-toast.ts'

interface Props {
  student: Student
  mayWrite: boolean
  onRemove: () => void
}

/** Inviting a student to link an account, and removing them from the school. */
export function AccountCard({ student, mayWrite, onRemove }: Props) {
  const { t } = useTranslation('students')
  const selection = { ids: [student.id] }
  const [asked, setAsked] = useState<StudentStatus>()
  const { invitation, status } = student
  const tellInvited = useInvitedToast()
  const invite = useInviteStudents(
    () => {},
    (invited) =>
      invited.sent + invited.leftOut > 0
        ? tellInvited(invited, invitation ? 'again' : 'invite')
        : toast.failure({ title: t('page.notSent') }),
  )
  const withdraw = useWithdrawInvitations((count) =>
    count > 0
      ? toast.success({ title: t('bulk.withdraw.done', { count }) })
      : toast.failure({ title: t('page.notSent') }),
  )
  const change = useChangeStudents(
    () => {},
    () => setAsked(undefined),
  )
  const setStatus = (wanted: StudentStatus) => change.mutate({ selection, change: { status: wanted } })
  const isOpen = invitation?.state === 'open'
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t('page.account')}
        </Title>
        <Text>
          {student.isLinked
            ? t('page.linked', { date: formatDate(student.linkedAt ?? student.addedAt) })
            : invitation
              ? t(`page.invitation.${invitation.state}`, {
                  sent: formatDate(invitation.sentAt),
                  until: formatDate(invitation.expiresAt),
                })
              : t('page.noAccount')}
        </Text>
        {mayWrite && (
          <>
            {!student.isLinked && status === 'enrolled' && invitation?.state !== 'declined' && (
              <>
                <NoEmailNotice concerns="others" />
                <Group gap="sm">
                  <Button
                    variant={isOpen ? 'default' : 'filled'}
                    loading={invite.isPending}
                    onClick={() => invite.mutate({ selection, isAgain: isOpen })}
                  >
                    {t(invitation ? 'page.inviteAgain' : 'bulk.invite.button')}
                  </Button>
                  {isOpen && (
                    <Button
                      variant="default"
                      loading={withdraw.isPending}
                      onClick={() => withdraw.mutate(selection)}
                    >
                      {t('bulk.withdraw.button')}
                    </Button>
                  )}
                </Group>
              </>
            )}
            <Group gap="sm" mt="xs">
              {status === 'enrolled' ? (
                <>
                  <Button variant="default" loading={change.isPending} onClick={() => setStatus('graduated')}>
                    {t('bulk.graduated.button')}
                  </Button>
                  <Button variant="default" c="var(--danger-text)" onClick={() => setAsked('left')}>
                    {t('bulk.left.button')}
                  </Button>
                </>
              ) : (
                <Button variant="default" loading={change.isPending} onClick={() => setStatus('enrolled')}>
                  {t('bulk.enrolled.button')}
                </Button>
              )}
              <Button
                variant="subtle"
                color="red"
                c="var(--danger-text)"
                aria-haspopup="dialog"
                onClick={onRemove}
              >
                {t('page.remove')}
              </Button>
            </Group>
            {asked && (
              <Group gap="sm" role="alert">
                <Text>{t('bulk.left.text')}</Text>
                <Button color="red" loading={change.isPending} onClick={() => setStatus(asked)}>
                  {t('bulk.left.confirm')}
                </Button>
                <Button variant="default" onClick={() => setAsked(undefined)}>
                  {t('page.keep')}
                </Button>
              </Group>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
