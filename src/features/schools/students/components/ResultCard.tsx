import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { StudentImport } from '../api/answers.ts'
import { useReopenImport, useUndoImport } from '../api/change-import.ts'
import { useInviteStudents } from '../api/invite-students.ts'
import { useInvitedToast } from '../use-invited-toast.ts'
import { InvitationMessage } from './InvitationMessage.tsx'

const undoDays = 30

/** What an import did, what comes next, and a way to undo it. */
export function ResultCard({ found, mayWrite }: { found: StudentImport; mayWrite: boolean }) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const [open, setOpen] = useState<'undo' | 'invite'>()
  const total = found.created + found.changed + found.departed
  const [left, setLeft] = useState(total)
  const [sent, setSent] = useState(0)
  const [message, setMessage] = useState('')
  const close = () => setOpen(undefined)
  const undo = useUndoImport(found.id, setLeft, () => {
    close()
    toast.success({ title: t('result.undoneToast') })
  })
  const reopen = useReopenImport(found.id)
  const tellInvited = useInvitedToast()
  const invite = useInviteStudents(
    setSent,
    (invited) => {
      close()
      tellInvited(invited, 'invite')
    },
    'caller',
  )
  const isYoung = Date.now() - new Date(found.appliedAt ?? 0).getTime() < undoDays * 86_400_000
  const filter = { search: '', cohort: '', label: '', adviser: '', status: '', account: '', import: found.id }
  const counts = { created: found.created, changed: found.changed, departed: found.departed }
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t(found.status === 'undone' ? 'result.undone' : 'result.title')}
        </Title>
        <Text>
          {found.status === 'undone'
            ? t(found.kept > 0 ? 'result.kept' : 'result.nothingKept', { count: found.kept })
            : t(found.departed > 0 ? 'result.countsLeft' : 'result.counts', counts)}
        </Text>
        {found.status === 'undone' && mayWrite && found.hasLines && (
          <Button
            variant="default"
            w="fit-content"
            loading={reopen.isPending}
            onClick={() => reopen.mutate({})}
          >
            {t('result.again')}
          </Button>
        )}
        {found.status === 'done' && (
          <Group gap="sm">
            <LinkButton to={path(`/students?import=${found.id}`)} variant="default">
              {t('result.look')}
            </LinkButton>
            {mayWrite && total > 0 && (
              <>
                <Button
                  leftSection={<IconMailForward size={18} aria-hidden />}
                  aria-haspopup="dialog"
                  onClick={() => setOpen('invite')}
                >
                  {t('result.invite')}
                </Button>
                {isYoung && (
                  <Button
                    variant="default"
                    leftSection={<IconArrowBackUp size={18} aria-hidden />}
                    aria-haspopup="dialog"
                    onClick={() => setOpen('undo')}
                  >
                    {t('result.undo')}
                  </Button>
                )}
              </>
            )}
          </Group>
        )}
      </Stack>
      {open === 'undo' && (
        <ConfirmDialog
          title={t('result.undoTitle')}
          text={t('result.undoText', { count: total })}
          action={t('result.undoDo')}
          isHarmful
          change={undo}
          onConfirm={() => undo.mutate({})}
          onClose={close}
        >
          {undo.isPending && (
            <Progress value={(100 * (total - left)) / total} aria-label={t('result.progress')} />
          )}
        </ConfirmDialog>
      )}
      {open === 'invite' && (
        <FormDialog
          title={t('result.inviteTitle')}
          action={t('bulk.invite.confirm')}
          change={invite}
          focus="action"
          onSubmit={() => invite.mutate({ selection: { filter }, isAgain: false, message })}
          onClose={close}
        >
          <Text>{t('bulk.invite.text', { count: total })}</Text>
          <InvitationMessage value={message} onChange={setMessage} />
          {invite.isPending && <Progress value={(100 * sent) / total} aria-label={t('result.progress')} />}
        </FormDialog>
      )}
    </Card>
  )
}
