import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { NoEmailNotice } from '../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../ui/toast.ts'
import { missionsQuery } from '../../authoring/api/get-missions.ts'
import { useAuthoringOrganization } from '../../authoring/use-authoring-organization.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useInviteCards } from '../api/invite-cards.ts'

/** Opens one of the company's missions to candidates, by their cards. */
export function InviteDialog({ cards, onClose }: { cards: string[]; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const { organization } = useAuthoringOrganization()
  const [search, setSearch] = useState('')
  const [mission, setMission] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(
    missionsQuery({ organizationId: organization?.id ?? '', search, status: 'published', page: 0 }),
  )
  const invite = useInviteCards((outcomes) => {
    const invited = outcomes.filter((outcome) => outcome === 'invited').length
    if (invited > 0) toast.success({ title: t('invite.invited', { count: invited }) })
    else toast.failure({ title: t(outcomes.includes('already') ? 'invite.already' : 'invite.gone') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mission) invite.mutate({ mission, cards })
  }
  const isNone = data?.total === 0 && search === ''
  return (
    <Dialog opened onClose={onClose} title={t('invite.title')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <Skeleton h={64} role="status" aria-busy="true" />}
          {isNone && (
            <>
              <Text>{t('invite.none')}</Text>
              <LinkButton to={path('/missions')}>{t('invite.noneAction')}</LinkButton>
            </>
          )}
          {data && !isNone && (
            <>
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
              <Group justify="flex-end">
                <Button variant="default" onClick={onClose}>
                  {tCommon('cancel')}
                </Button>
                <Button type="submit" disabled={!mission} loading={invite.isPending}>
                  {t('invite.send')}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
