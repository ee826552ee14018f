import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { rosterQuery } from '../../students/api/get-roster.ts'
import { useInviteCohort } from '../api/invite-cohort.ts'

/** Invites one of the school's cohorts to an event. */
export function InviteCohort({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('events')
  const { t: tCommon } = useTranslation()
  const [cohort, setCohort] = useState('')
  const roster = useQuery(rosterQuery())
  const invite = useInviteCohort(eventId)
  const cohorts = roster.data?.cohorts.filter(({ isArchived }) => !isArchived) ?? []
  const error = roster.error ?? invite.error
  function submit(event: FormEvent): void {
    event.preventDefault()
    invite.mutate(cohort, {
      onSuccess: (count) => {
        toast.success({ title: t('cohort.sent', { count }) })
        onClose()
      },
    })
  }
  return (
    <Dialog opened onClose={onClose} title={t('cohort.title')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t(roster.data && cohorts.length === 0 ? 'cohort.none' : 'cohort.text')}</Text>
          <NativeSelect
            label={t('cohort.cohort')}
            value={cohort}
            data={[
              { value: '', label: t('cohort.choose') },
              ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setCohort(event.currentTarget.value)}
            data-autofocus
          />
          {error && (
            <Alert color="red" role="alert">
              {errorText(error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" disabled={!cohort} loading={invite.isPending}>
              {t('cohort.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
