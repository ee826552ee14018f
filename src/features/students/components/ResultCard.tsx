import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useReopenImport, useUndoImport } from '../api/change-import.ts'
import { useInviteStudents } from '../api/invite-students.ts'
import type { StudentImport } from '../import/model.ts'
import { useInvitedToast } from '../use-invited-toast.ts'
import { InvitationMessage } from './InvitationMessage.tsx'

const undoDays = 30

/** What an import did, what comes next, and a way to undo it. */
export function ResultCard({ found, mayWrite }: { found: StudentImport; mayWrite: boolean }) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const [open, setOpen] = useState<'undo' | 'invite'>()
  const total = found.created + found.changed
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
  const invite = useInviteStudents(setSent, (invited) => {
    close()
    tellInvited(invited, 'invite')
  })
  const isYoung = Date.now() - new Date(found.appliedAt ?? 0).getTime() < undoDays * 86_400_000
  const filter = { search: '', cohort: '', label: '', adviser: '', status: '', account: '', import: found.id }
  const isBusy = undo.isPending || invite.isPending
  const counts = { created: found.created, changed: found.changed }
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t(found.status === 'undone' ? 'result.undone' : 'result.title')}
        </Title>
        <Text>
          {found.status === 'undone'
            ? t(found.kept > 0 ? 'result.kept' : 'result.nothingKept', { count: found.kept })
            : t('result.counts', counts)}
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
      {open && (
        <Dialog opened onClose={close} title={t(open === 'undo' ? 'result.undoTitle' : 'result.inviteTitle')}>
          <Stack gap="md">
            <Text>{t(open === 'undo' ? 'result.undoText' : 'bulk.invite.text', { count: total })}</Text>
            {open === 'invite' && <InvitationMessage value={message} onChange={setMessage} />}
            {isBusy && (
              <div>
                <Progress
                  value={open === 'undo' ? (100 * (total - left)) / total : (100 * sent) / total}
                  aria-label={t('result.progress')}
                />
              </div>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {tCommon('cancel')}
              </Button>
              {open === 'undo' ? (
                <Button color="red" loading={undo.isPending} onClick={() => undo.mutate({})}>
                  {t('result.undoDo')}
                </Button>
              ) : (
                <Button
                  loading={invite.isPending}
                  onClick={() => invite.mutate({ selection: { filter }, isAgain: false, message })}
                  data-autofocus
                >
                  {t('bulk.invite.confirm')}
                </Button>
              )}
            </Group>
          </Stack>
        </Dialog>
      )}
    </Card>
  )
}
