import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { rosterQuery } from '../../../organizations/roster/api/get-roster.ts'
import { useInviteCohort } from '../api/invite-cohort.ts'

/** Invites one of the school's cohorts to an event. */
export function InviteCohort({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('events')
  const [cohort, setCohort] = useState('')
  const roster = useQuery(rosterQuery())
  const invite = useInviteCohort(eventId)
  const cohorts = roster.data?.cohorts.filter(({ isArchived }) => !isArchived) ?? []
  const submit = () =>
    invite.mutate(cohort, {
      onSuccess: (count) => {
        toast.success({ title: t('cohort.sent', { count }) })
        onClose()
      },
    })
  return (
    <FormDialog
      title={t('cohort.title')}
      action={t('cohort.send')}
      change={invite}
      isReady={Boolean(cohort)}
      onSubmit={submit}
      onClose={onClose}
    >
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
      {roster.error && <LoadFailure error={roster.error} onRetry={roster.refetch} />}
    </FormDialog>
  )
}
