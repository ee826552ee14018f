import { Select, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { missionsQuery } from '../../../missions/authoring/api/get-missions.ts'
import { useAuthoringOrganization } from '../../../missions/authoring/use-authoring-organization.ts'
import { useInviteCards } from '../api/invite-cards.ts'

/** Opens one of the company's missions to candidates, by their cards. */
export function InviteDialog({ cards, onClose }: { cards: string[]; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const { organization } = useAuthoringOrganization()
  const [search, setSearch] = useState('')
  const [mission, setMission] = useState<string | null>(null)
  const query = useQuery(
    missionsQuery({ organizationId: organization?.id ?? '', search, status: 'published', page: 0 }),
  )
  const { data } = query
  const invite = useInviteCards((outcomes) => {
    const invited = outcomes.filter((outcome) => outcome === 'invited').length
    if (invited > 0) toast.success({ title: t('invite.invited', { count: invited }) })
    else toast.failure({ title: t(outcomes.includes('already') ? 'invite.already' : 'invite.gone') })
    onClose()
  })
  const isNone = data?.total === 0 && search === ''
  return (
    <Dialog opened onClose={onClose} title={t('invite.title')}>
      <LoadState query={query} skeleton={<Skeleton h={64} role="status" aria-busy="true" />} />
      {isNone && (
        <Stack gap="md">
          <Text>{t('invite.none')}</Text>
          <LinkButton to={path('/missions')}>{t('invite.noneAction')}</LinkButton>
        </Stack>
      )}
      {data && !isNone && (
        <DialogForm
          action={t('invite.send')}
          change={invite}
          isReady={mission !== null}
          onSubmit={() => mission && invite.mutate({ mission, cards })}
          onClose={onClose}
        >
          <NoEmailNotice concerns="others" />
          <Select
            label={t('invite.mission')}
            placeholder={t('invite.choose')}
            searchable
            // The server already filtered the options.
            filter={({ options }) => options}
            searchValue={search}
            onSearchChange={setSearch}
            value={mission}
            onChange={setMission}
            data={data.missions.map(({ id, title, by_invitation }) => ({
              value: id,
              label: by_invitation ? `${title} (${t('invite.byInvitation')})` : (title ?? ''),
            }))}
          />
          <Text size="sm" c="dimmed">
            {t('invite.means')}
          </Text>
        </DialogForm>
      )}
    </Dialog>
  )
}
